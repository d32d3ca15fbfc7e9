/** The values behind the tokens, one list a theme. Dark is designed, not inverted. */
const shared = {
  font: 'InterVariable, Inter, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif',
  'font-mono': '"JetBrains Mono", "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
};

const light = {
  ...shared,
  canvas: '#f6f7f9',
  surface: '#ffffff',
  sunken: '#f0f2f5',
  line: '#e3e6eb',
  'line-strong': '#cfd4dc',
  text: '#12161f',
  'text-muted': '#525b6b',
  'text-faint': '#646d7d',
  brand: '#1f5eff',
  'brand-strong': '#1648cc',
  'brand-soft': '#eaf0ff',
  'on-brand': '#ffffff',
  idle: '#525b6b',
  'idle-soft': '#eceff3',
  running: '#1648cc',
  'running-soft': '#eaf0ff',
  attention: '#8a5100',
  'attention-soft': '#fdf1dc',
  success: '#0b6b45',
  'success-soft': '#e3f5ec',
  danger: '#b42028',
  'danger-soft': '#fdeaea',
  scrim: 'rgb(15 20 32 / 38%)',
  'shadow-raised': '0 1px 2px rgb(16 24 40 / 5%)',
  'shadow-floating': '0 12px 32px -8px rgb(16 24 40 / 22%), 0 2px 6px rgb(16 24 40 / 6%)',
};

const dark: typeof light = {
  ...shared,
  canvas: '#0d1016',
  surface: '#151a22',
  sunken: '#10141b',
  line: '#262d38',
  'line-strong': '#36404e',
  text: '#e8ebf0',
  'text-muted': '#a5aebc',
  'text-faint': '#8d97a7',
  brand: '#5b8bff',
  'brand-strong': '#86a9ff',
  'brand-soft': '#1a2644',
  'on-brand': '#0b1020',
  idle: '#a5aebc',
  'idle-soft': '#222935',
  running: '#86a9ff',
  'running-soft': '#1a2644',
  attention: '#e8b155',
  'attention-soft': '#2c2212',
  success: '#4ecb93',
  'success-soft': '#10291f',
  danger: '#ff8a8d',
  'danger-soft': '#341a1d',
  scrim: 'rgb(0 0 0 / 55%)',
  'shadow-raised': '0 1px 2px rgb(0 0 0 / 30%)',
  'shadow-floating': '0 16px 40px -8px rgb(0 0 0 / 70%)',
};

export const themes = { light, dark } as const;

/** The two themes of the library. */
export type ThemeName = keyof typeof themes;
