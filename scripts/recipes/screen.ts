import type { Names, Recipe } from './names.ts';

/** A screen of the console, in its branch: `center/invoice` is the folder and the address. */
export function screen({ kebab, pascal, camel, title }: Names, branch: string): Recipe {
  const folder = `packages/console/src/screens/${branch}`;
  const up = '../'.repeat(branch.split('/').length + 1);
  return {
    files: {
      [`${folder}/${kebab}.screen.tsx`]: `import { Page } from '@mpc/ui';
import { useTranslation } from 'react-i18next';

/** ${title}: one sentence on what a person does here. */
export function ${pascal}Screen() {
  const { t } = useTranslation();
  return <Page title={t('${camel}.title')} />;
}
`,
    },
    next: [
      `packages/console/src/app/routes.tsx: { path: paths…, lazy: async () => ({ Component: (await import('../screens/${branch}/${kebab}.screen.tsx')).${pascal}Screen }) }`,
      `locales/{en-US,zh-CN}: ${camel}.title`,
      'tests/laws/unbuilt-paths.json: take out its path',
      `${folder}: stories at the path, by the pattern of the nearest branch, importing ${up}shared`,
    ],
  };
}
