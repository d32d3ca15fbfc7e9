import type { ListedCall, ListedField } from './screen-call.ts';
import type { ScreenNames } from './screen-names.ts';

const camelOf = (field: string) => field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The key of a column's words. */
export const columnKey = ({ camel }: ScreenNames, { name }: ListedField) =>
  `${camel}.column.${camelOf(name)}`;

/** What a file says where a table draws. */
function textOf({ name, kind, isOptional }: ListedField): string {
  if (kind === 'amount') return `\n    text: (row) => row.${name}${isOptional ? " ?? ''" : ''},`;
  if (kind !== 'time') return '';
  const at = `isoWithZone(row.${name})`;
  return `\n    text: (row) => ${isOptional ? `(row.${name} === undefined ? '' : ${at})` : at},`;
}

function cellOf({ name, kind, isOptional }: ListedField): string {
  if (kind === 'time') return `<Time at={row.${name}} kind="short" />`;
  if (kind === 'amount') return `<Amount value={row.${name}} />`;
  return kind === 'person' ? `row.${name}${isOptional ? '?' : ''}.nickname` : `row.${name}`;
}

const columnOf = (names: ScreenNames, field: ListedField, isTitle: boolean) => `  {
    key: '${field.name}',
    header: t('${columnKey(names, field)}'),${isTitle ? '\n    isTitle: true,' : ''}${
      field.isSorted ? '\n    sortable: true,' : ''
    }${field.kind === 'amount' ? "\n    align: 'end'," : ''}
    cell: (row) => ${cellOf(field)},${textOf(field)}
  },`;

function columns(names: ScreenNames, { name, domain, fields }: ListedCall): string {
  const title = fields.find(({ kind }) => kind === 'text') ?? fields[0];
  const kinds = new Set(fields.map(({ kind }) => kind));
  const parts = [...(kinds.has('amount') ? ['Amount'] : []), ...(kinds.has('time') ? ['Time'] : [])];
  return `import type { DataOf, ${domain} } from '@mpc/api';
import { ${[...parts, 'type TableColumn'].join(', ')} } from '@mpc/ui';
import type { TFunction } from 'i18next';
${kinds.has('time') ? "import { isoWithZone } from '#shared/list/iso-with-zone.ts';\n" : ''}
type Row = DataOf<typeof ${name}>['list'][number];

export const ${names.camel}Columns = (t: TFunction<'${names.namespace}'>): TableColumn<Row>[] => [
${fields.map((field) => columnOf(names, field, field === title)).join('\n')}
];
`;
}

function list({ camel, kebab }: ScreenNames, { fields, hasKeyword }: ListedCall): string {
  const sorted = fields.flatMap(({ name, isSorted }) => (isSorted ? [`'${name}'`] : []));
  return `${hasKeyword ? "import { text } from '#shared/list/codec.ts';\n" : ''}import { defineList${
    hasKeyword ? ', type StateOf' : ''
  } } from '#shared/list/define-list.ts';
${hasKeyword ? "import { omitEmpty } from '#shared/list/omit-empty.ts';\n" : ''}
export const ${camel}List = defineList({
  name: '${kebab}',
  view: {},
  filters: {${hasKeyword ? ' q: text() ' : ''}},${sorted.length > 0 ? `\n  sort: [${sorted.join(', ')}],` : ''}
});
${
  hasKeyword
    ? `
/** What a filter asks of the server. */
export const ${camel}Params = ({ q }: StateOf<typeof ${camel}List>, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ keyword: q }),
});
`
    : ''
}`;
}

function first(
  { camel, kebab, english }: ScreenNames,
  { name, domain, fields, hasKeyword }: ListedCall,
): string {
  const isSorted = fields.some((field) => field.isSorted);
  const params = hasKeyword ? `...${camel}Params(state, walletId)` : 'wallet_id: walletId';
  return `import { ${domain} } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { ${isSorted ? 'orderOf, ' : ''}pagingOf, type StateOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';
import { ${camel}List${hasKeyword ? `, ${camel}Params` : ''} } from './${kebab}-list.ts';

/** One page: ${english}. */
export const ${camel}Of = (state: StateOf<typeof ${camel}List>, walletId: number) =>
  read(${name}, { ${params},${isSorted ? ' ...orderOf(state),' : ''} ...pagingOf(state) });

export const askFirst: AskFirst = (queries, { search, walletId }) =>
  askEarly(queries, ${camel}Of(${camel}List.parse(search), walletId));
`;
}

function screen(names: ScreenNames, { name, domain, key, fields, hasKeyword }: ListedCall): string {
  const { camel, kebab, pascal, namespace, english } = names;
  const filter = `${camel}Params(list.state, walletId)`;
  const isSorted = fields.some((field) => field.isSorted);
  const params =
    hasKeyword && !isSorted
      ? filter
      : `{ ${hasKeyword ? `...${filter}` : 'wallet_id: walletId'}${isSorted ? ', ...list.order' : ''} }`;
  const filters = `
        filters={
          <ListFilters list={list}>
            <KeywordField
              label={t('${camel}.search')}
              value={list.state.q}
              onChange={(q) => list.change({ q })}
            />
          </ListFilters>
        }`;
  const filterImports = `import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
`;
  return `import { ${domain} } from '@mpc/api';
import { EmptyState, Page, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#shared/api/api.ts';
${hasKeyword ? filterImports : ''}import { ListTools } from '#shared/list/list-tools.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { ${camel}Columns } from './${kebab}-columns.tsx';
import { ${camel}Of } from './${kebab}-first.ts';
import { ${camel}List${hasKeyword ? `, ${camel}Params` : ''} } from './${kebab}-list.ts';

/** ${english}, page by page. */
export function ${pascal}Screen() {
  const { t } = useTranslation('${namespace}');
  const { t: shell } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  const list = useList(${camel}List);
  const columns = useMemo(() => ${camel}Columns(t), [t]);
  const query = useQuery({ ...${camel}Of(list.state, walletId), placeholderData: keepPreviousData });
  const params = ${params};
  const file = useTableFile(list.name, columns, {
    keyOf: (row) => row.${key},
    page: (at, signal) => client.call(${name}, { ...params, ...at }, { signal }),
  });
  const title = shell('nav.${camel}');
  return (
    <Page title={title} action={<ListTools list={list} columns={columns} query={query} file={file} />}>
      <ListView
        list={list}
        query={query}
        file={file}${hasKeyword ? filters : ''}
        empty={<EmptyState title={t('${camel}.empty')} />}
      >
        {(data, table) => (
          <Table {...table} label={title} columns={columns} rows={data.list} rowKey={(row) => row.${key}} />
        )}
      </ListView>
    </Page>
  );
}
`;
}

function stories({ english, pathName }: ScreenNames, { name, domain, nothing }: ListedCall): string {
  return `import { codes, ${domain} } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = \`\${${pathName}}?w=\${walletIds.treasury}\`;
const meta = preview.meta({ title: 'Screens/${english}', ...consoleStories, ...at({ url, person: 'owner' }) });

/** As the owner finds it. */
export const AsFound = meta.story();

/** There is nothing yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(${name}, ${JSON.stringify(nothing)}));
  },
  play: async () => {
    await expect(await screen.findByText('No records yet')).toBeVisible();
  },
});

/** The server refuses to say. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(${name}, codes.systemError, { msg: 'System error' }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(${name}));
  },
  play: async () => {
    await expect((await screen.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(${name}, codes.noPermission, { msg: 'No permission' }));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Wallets' })).toBeVisible();
  },
});
`;
}

function test(names: ScreenNames, { path, hasKeyword }: ListedCall): string {
  const { kebab, pascal, pathName, english } = names;
  const title = JSON.stringify(english);
  return `import { formsOf, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { ${pascal}Screen } from './${kebab}.screen.tsx';

it('shows the rows that the server has for what the address says', async () => {
  const at = \`\${${pathName}}?w=\${walletIds.treasury}&size=50${hasKeyword ? '&q=no+such+row' : ''}\`;
  ${hasKeyword ? 'const { person } = ' : ''}await stage(<${pascal}Screen />, { as: 'owner', at });
  ${hasKeyword ? "await screen.findByText('No results for these filters');" : `await screen.findByRole('table', { name: ${title} });`}
  const asked = { wallet_id: String(walletIds.treasury), page_no: '1', page_size: '50' };
  expect(formsOf('${path}').at(-1)).toEqual(${hasKeyword ? "{ ...asked, keyword: 'no such row' }" : 'asked'});
${
  hasKeyword
    ? `
  const [reset] = screen.getAllByRole('button', { name: /^Reset/ });
  if (reset !== undefined) await person.click(reset);
  await screen.findByRole('table', { name: ${title} });
  expect(formsOf('${path}').at(-1)).toEqual(asked);
`
    : ''
}});
`;
}

/** The files of a screen that lists what a call answers. */
export function screenFiles(names: ScreenNames, call: ListedCall): Record<string, string> {
  const at = `${names.folder}/${names.kebab}`;
  return {
    [`${at}.screen.tsx`]: screen(names, call),
    [`${at}-list.ts`]: list(names, call),
    [`${at}-first.ts`]: first(names, call),
    [`${at}-columns.tsx`]: columns(names, call),
    [`${at}.stories.tsx`]: stories(names, call),
    [`${at}.test.tsx`]: test(names, call),
  };
}
