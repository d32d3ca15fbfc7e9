import { EmptyState, Inline, Page, SearchField, Section, Table, Text, type TableColumn } from '@mpc/ui';
import { useState } from 'react';
import { CallDrawer } from './call-drawer.tsx';
import type { Asking } from './call-form.tsx';
import { calls, generalCodes, type Call } from './document.ts';
import { KindTag } from './kind-tag.tsx';

const ownCodes = ({ codes }: Call) => codes.filter((code) => !generalCodes.includes(code));

const columns: TableColumn<Call>[] = [
  { key: 'call', header: 'Call', cell: ({ method, path }) => `${method} ${path}` },
  {
    key: 'kind',
    header: 'Kind',
    width: '170px',
    cell: ({ kind, timeout }) => (
      <Inline>
        <KindTag kind={kind} />
        {timeout === undefined ? null : `${timeout / 1000} s`}
      </Inline>
    ),
  },
  { key: 'name', header: 'Name', width: '24%', cell: ({ id }) => id },
  {
    key: 'codes',
    header: 'Codes of its own',
    width: '26%',
    cell: (call) => ownCodes(call).join(', ') || 'none',
  },
];

function matches({ id, tag, method, path, kind, codes }: Call, wanted: string): boolean {
  const text = [method, path, id, tag, kind, ...codes].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function byTag(found: readonly Call[]): [tag: string, calls: Call[]][] {
  return [...Map.groupBy(found, ({ tag }) => tag)];
}

/** Every call of openapi.json, to search, to read about and to send to the sandbox of this Storybook. */
export function CallsPage({ person: first }: { person: Asking }) {
  const [wanted, setWanted] = useState('');
  const [opened, setOpened] = useState<Call>();
  const [person, setPerson] = useState(first);
  const found = calls.filter((call) => matches(call, wanted));
  return (
    <Page
      title="Calls"
      description={`What openapi.json says of the server. A call sent here reaches the sandbox of this Storybook. Its time limit is 10 s where no other is named, and any call may answer ${generalCodes.join(', ')}.`}
      toolbar={
        <Inline>
          <SearchField
            label="Search calls"
            placeholder="Path, name, tag or code"
            value={wanted}
            onChange={setWanted}
          />
          <Text tone="muted" role="status">
            {found.length} of {calls.length} calls
          </Text>
        </Inline>
      }
    >
      {found.length === 0 ? <EmptyState title="No call matches" /> : null}
      {byTag(found).map(([tag, rows]) => (
        <Section key={tag} title={tag}>
          <Table
            label={`Calls: ${tag}`}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            onOpen={setOpened}
            selectedKey={opened?.id}
          />
        </Section>
      ))}
      {opened === undefined ? null : (
        <CallDrawer
          key={opened.id}
          call={opened}
          person={person}
          onPerson={setPerson}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}
