import { describe, expect, it } from 'vitest'
import { hyphenated } from '../src/lib/hyphens'

const shown = (name: string) => hyphenated(name).replaceAll('\u00ad', '·')

describe('hyphens', () => {
  it('stand between the syllables of long words', () => {
    expect(shown('Supersoldado')).toBe('Super·sol·dado')
    expect(shown('Teletransportador de emergencia')).toBe('Tele·trans·por·ta·dor de emer·gen·cia')
    expect(shown('División de Derecho Superhumano')).toBe('División de Derecho Super·hu·mano')
    expect(shown('Interrogation Room')).toBe('Inte·rro·ga·tion Room')
  })

  it('do not stand in short words or within letter groups', () => {
    expect(shown('Spider-Man, héroe de Queens')).toBe('Spider-Man, héroe de Queens')
    expect(shown('Desencadenar')).toBe('Desen·ca·de·nar')
    expect(shown('Acrobacias')).toBe('Acro·ba·cias')
    expect(shown('Encarcelamiento')).toBe('Encar·ce·la·miento')
    expect(shown('Sala de interrogatorios')).toContain('inte·rro·ga·to·rios')
  })
})
