/** How high the rows of tables are: 40, 44 or 52 px. */
export type Density = 'compact' | 'default' | 'comfortable';
