export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
export type { CommandGroup, CommandItem } from './command-match.ts';
