import type { Language, ThemeName } from '@mpc/ui';

const views = ['payments', 'pay', 'overview'] as const;

/** One of the application's views. */
export type View = (typeof views)[number];

/** What a page is drawn in, and what of the application it shows. */
export interface Look {
  locale: Language;
  theme: ThemeName;
  view: View;
  /** The payment that is open in a drawer. */
  payment: number | undefined;
}

/** What an address asks for, such as `/zh-CN?theme=dark&view=pay`. */
export function lookOf({ pathname, searchParams }: URL): Look {
  const payment = Number(searchParams.get('payment'));
  return {
    locale: pathname.startsWith('/zh-CN') ? 'zh-CN' : 'en-US',
    theme: searchParams.get('theme') === 'dark' ? 'dark' : 'light',
    view: views.find((view) => view === searchParams.get('view')) ?? 'payments',
    payment: payment > 0 ? payment : undefined,
  };
}
