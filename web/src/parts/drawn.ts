/** What is opened beside the board. */
export type Drawn = 'log' | 'chat' | 'rules' | 'sizes'
