/** Must equal the query in the styles: a phone, or a tablet in portrait, where the board is one column. */
const NARROW = '(max-width: 719px), (max-width: 900px) and (orientation: portrait)'

export const isNarrow = (): boolean => matchMedia(NARROW).matches
