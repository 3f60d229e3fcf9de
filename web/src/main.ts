import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { drawGlyphs } from './lib/glyphs'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'

settings.apply()
await texts.speak(settings.language)

drawGlyphs('shell')
mount(App, { target: document.getElementById('app')! })
