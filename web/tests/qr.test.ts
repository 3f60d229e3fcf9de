import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCode } from '../src/lib/qr'

/** Equal to the output of another encoder, module for module. */
const KNOWN = ['8u2o3j', '4jfz29', '6gw3ml', '6gn9st', '6hh1el', '4icitd', '8tz2pr', 'lgjk', '5j6opj', '2otnw6', '8jelo4', '8dgy4p', '40m01', '3rppmn', '8fp1dx', '5flez9', '1xaq08', '8qvxna', '7770pl', '7wp8d8', '8ew16m', 'sz6g', '8ttxeg', '4j8hsi', '6gynln', '6h5i81', '6getrr', '4ioo65', '8ubg0o']

describe('a QR code', () => {
  it('matches the standard', () => {
    const rows = qrCode('https://tableverse.example/table/a1')!
    expect(rows.map((row) => parseInt(row.map(Number).join(''), 2).toString(36))).toEqual(KNOWN)
  })

  it('matches the standard for long texts', () => {
    const rows = qrCode('Tableverse'.repeat(15) + 'ever')!
    expect(createHash('sha256').update(rows.map((row) => row.map(Number).join('')).join('\n')).digest('hex').slice(0, 16)).toBe('0f56db5d50cb8132')
  })

  it('grows with the text, and is null for a text that is too long', () => {
    expect([14, 15, 42, 62, 84, 106].map((length) => qrCode('x'.repeat(length))!.length)).toEqual([21, 25, 29, 33, 37, 41])
    expect([107, 230, 231, 700, 1273].map((length) => qrCode('x'.repeat(length))!.length)).toEqual([45, 53, 57, 89, 117])
    expect(qrCode('x'.repeat(1274))).toBeNull()
    expect(qrCode('ñ'.repeat(637))).toBeNull()
  })
})
