import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'

settings.apply()
await texts.speak(settings.language)

// Pictures may come a moment after the words.
void import('virtual:glyph-sprite').then(({ default: symbols }) => {
  const sprite = document.createElement('div')
  sprite.hidden = true
  sprite.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`
  document.body.prepend(sprite)
})

mount(App, { target: document.getElementById('app')! })
