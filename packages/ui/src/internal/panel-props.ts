import type { CSSProperties, HTMLAttributes, Ref } from 'react';

/** Style of a panel, and the custom properties it is painted with; a style sheet may set them for all panels. */
export interface PanelStyle extends CSSProperties {
  /** At most the whole screen. @default what `size` says */
  '--mpc-panel-width'?: string;
  /** One length: what its title, content and actions keep from its edges. @default '20px' */
  '--mpc-panel-padding'?: string;
  /** @default `--mpc-radius-large`, and none for a drawer */
  '--mpc-panel-radius'?: string;
  /** Also behind its title and actions. @default `--mpc-surface` */
  '--mpc-panel-background'?: string;
}

/** What every drawer and dialog passes on to its panel, which is the element with the role. */
export interface PanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> {
  style?: PanelStyle | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}
