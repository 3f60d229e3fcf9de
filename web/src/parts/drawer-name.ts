/** The drawers beside the board. */
export type DrawerName = 'log' | 'chat' | 'rules' | 'sizes'
