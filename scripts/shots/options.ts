import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languages, themes, widths, type Narrowing } from './pictures.ts';

/** How to ask for pictures. */
export const usage = `
  pnpm shots [screen…] [options]

    screen…              screens by their address, with all below them: center/api   (all)
    --language LANGUAGE  en-US or zh-CN                                              (both)
    --theme THEME        light or dark                                               (both)
    --width PIXELS       1440, 1280, 1024 or 390                                     (all)
    --earlier FOLDER     pictures of an earlier run to compare with                  (SHOTS_EARLIER, or none)
    --out FOLDER         where the page and its pictures are written                 (dist/shots)
    --tour               the pictures of the README instead
    --help               these lines

  An option that narrows may be given several times. Pictures are made of the Storybook that was built last:
  pnpm build:storybook
`;

/** What was asked for. */
export interface ShotsOptions {
  isHelp: boolean;
  isTour: boolean;
  narrowing: Narrowing;
  earlier: string | undefined;
  out: string;
}

function each<const Choice extends string | number>(
  flag: string,
  texts: readonly string[],
  choices: readonly Choice[],
): Choice[] {
  return texts.map((text) => {
    const found = choices.find((choice) => String(choice) === text);
    if (found === undefined) throw new Error(`${flag} ${text}: one of ${choices.join(', ')} is needed`);
    return found;
  });
}

/** Reads the command line; throws in plain words, with the option in question, where one makes no sense. */
export function readShotsOptions(args: string[], env: NodeJS.ProcessEnv, root: string): ShotsOptions {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      language: { ...several, default: [] },
      theme: { ...several, default: [] },
      width: { ...several, default: [] },
      earlier: { type: 'string' },
      out: { type: 'string' },
      tour: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const folder = values.earlier ?? env['SHOTS_EARLIER'] ?? '';
  const earlier = folder === '' ? undefined : resolve(root, folder);
  const out = resolve(root, values.out ?? 'dist/shots');
  if (earlier === out)
    throw new Error(`--earlier ${folder}: this run writes there. Name another folder, or another --out`);
  return {
    isHelp: values.help,
    isTour: values.tour,
    narrowing: {
      screens: positionals.map((name) => name.replace(/^\/?(mpc\/)?|\/$/g, '')),
      languages: each('--language', values.language, languages),
      themes: each('--theme', values.theme, themes),
      widths: each('--width', values.width, widths),
    },
    earlier,
    out,
  };
}
