/** The widths of a drawer in pixels. On a screen that is narrower it takes the whole width. */
export const drawerWidths = { default: 460, wide: 900, full: 1180 } as const;

/** The name of one of a drawer's widths. */
export type DrawerSize = keyof typeof drawerWidths;

/** The width in pixels of the panel with the actions at a drawer's foot. */
export const drawerFooterWidth = 460;
