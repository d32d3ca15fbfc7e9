/**
 * The names that components paint with. Every value is a CSS custom property, so that a theme is a list of values and a
 * consumer restyles the library by setting the same properties.
 */
export const color = {
  canvas: 'var(--mpc-canvas)',
  surface: 'var(--mpc-surface)',
  sunken: 'var(--mpc-sunken)',
  line: 'var(--mpc-line)',
  lineStrong: 'var(--mpc-line-strong)',
  /** The borders of what is pressed or filled in: 3 : 1 or better on every ground. */
  control: 'var(--mpc-control)',
  /** Text that is read: 4.5 : 1 or better on canvas, surface and sunken. */
  text: 'var(--mpc-text)',
  textMuted: 'var(--mpc-text-muted)',
  textFaint: 'var(--mpc-text-faint)',
  brand: 'var(--mpc-brand)',
  brandStrong: 'var(--mpc-brand-strong)',
  brandSoft: 'var(--mpc-brand-soft)',
  onBrand: 'var(--mpc-on-brand)',
  scrim: 'var(--mpc-scrim)',
} as const;

/** What a color says. Components take a tone, never a color. */
export type Tone = 'idle' | 'running' | 'attention' | 'success' | 'danger';

/** Ink and background of each tone. */
export const tone: Record<Tone, { ink: string; soft: string }> = {
  idle: { ink: 'var(--mpc-idle)', soft: 'var(--mpc-idle-soft)' },
  running: { ink: 'var(--mpc-running)', soft: 'var(--mpc-running-soft)' },
  attention: { ink: 'var(--mpc-attention)', soft: 'var(--mpc-attention-soft)' },
  success: { ink: 'var(--mpc-success)', soft: 'var(--mpc-success-soft)' },
  danger: { ink: 'var(--mpc-danger)', soft: 'var(--mpc-danger-soft)' },
};

/** Data, one color a series: 3 : 1 or better on canvas, surface and sunken, and told apart by the color blind. */
export const chartColors = [
  'var(--mpc-chart-1)',
  'var(--mpc-chart-2)',
  'var(--mpc-chart-3)',
  'var(--mpc-chart-4)',
  'var(--mpc-chart-5)',
  'var(--mpc-chart-6)',
  'var(--mpc-chart-7)',
  'var(--mpc-chart-8)',
] as const;

export const radius = {
  small: 'var(--mpc-radius-small)',
  medium: 'var(--mpc-radius-medium)',
  large: 'var(--mpc-radius-large)',
  round: 'var(--mpc-radius-round)',
} as const;

export const space = {
  xs: 'var(--mpc-space-xs)',
  s: 'var(--mpc-space-s)',
  m: 'var(--mpc-space-m)',
  l: 'var(--mpc-space-l)',
  xl: 'var(--mpc-space-xl)',
  xxl: 'var(--mpc-space-xxl)',
} as const;

export type Space = keyof typeof space;

export const shadow = { raised: 'var(--mpc-shadow-raised)', floating: 'var(--mpc-shadow-floating)' } as const;

export const font = {
  body: 'var(--mpc-font)',
  mono: 'var(--mpc-font-mono)',
} as const;

/** Size and line height, as in the shorthand `font: ${type.body} ${font.body}`. */
export const type = {
  caption: 'var(--mpc-type-caption)',
  label: 'var(--mpc-type-label)',
  body: 'var(--mpc-type-body)',
  heading: 'var(--mpc-type-heading)',
  stat: 'var(--mpc-type-stat)',
  title: 'var(--mpc-type-title)',
  figure: 'var(--mpc-type-figure)',
} as const;

/** Only opacity and transform are animated, and nothing with prefers-reduced-motion: `loop` is how often then, too. */
export const motion = {
  fast: 'var(--mpc-motion-fast)',
  normal: 'var(--mpc-motion-normal)',
  loop: 'var(--mpc-motion-loop)',
} as const;

/**
 * Below `phone` tables become cards and the navigation a menu; below `compact` the navigation shows icons only, which is
 * what happens in `rail`, between the two. In `touch` fingers press: what is pressed is 44 px high.
 */
export const breakpoint = {
  phone: '(max-width: 768px)',
  compact: '(max-width: 1180px)',
  rail: '(min-width: 768.02px) and (max-width: 1180px)',
  /** Wide enough for a list and its detail side by side. */
  wide: '(min-width: 1280px)',
  touch: '(pointer: coarse), (max-width: 768px)',
} as const;

/** What stands over what. Within one of them what was opened later stands above. */
export const layer = {
  header: 'var(--mpc-layer-header)',
  modal: 'var(--mpc-layer-modal)',
  toast: 'var(--mpc-layer-toast)',
} as const;

/** The measures of the frame. */
export const frame = { side: '232px', rail: '66px', topBar: '52px' } as const;

/**
 * 1 where lines run from left to right, -1 where they run the other way: what points or moves along a line is multiplied
 * by it.
 */
export const forward = 'var(--mpc-forward, 1)';

/** How high the rows of tables and of their skeletons are: as the person chose, and 44 px for fingers at least. */
export const rowHeight = 'var(--mpc-row, 44px)';

/** Where something sticky in the content stops: below the top bar in the page, at the top elsewhere. */
export const stickyTop = 'var(--mpc-sticky-top, 0px)';
