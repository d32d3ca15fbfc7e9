import type { Look } from './look.ts';
import { Treasury } from './treasury.tsx';

/** The whole page, as the server writes it and the browser takes it over. */
export function Document({ script, ...look }: Look & { script: string }) {
  return (
    <html lang={look.locale} data-mpc-theme={look.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Treasury</title>
        <link rel="icon" href="/icon.svg" />
      </head>
      <body>
        <div id="root">
          <Treasury {...look} />
        </div>
        <script type="module" src={script} async />
      </body>
    </html>
  );
}
