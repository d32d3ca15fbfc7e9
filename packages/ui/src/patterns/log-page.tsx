import { useMemo, useState } from 'react';
import {
  Button,
  dayRange,
  DateRangePicker,
  DiffView,
  EmptyState,
  FilterBar,
  FilterSelect,
  Inline,
  Page,
  Pagination,
  Table,
  TableExportButton,
  Time,
  type DayRange,
  type TableColumn,
} from '../index.ts';
import { activities, changesOf, logPeople, type Activity } from './activities.ts';
import { logTexts } from './log-page-texts.ts';
import type { PageState } from './page-state.ts';
import { PatternFrame } from './pattern-frame.tsx';
import { useTexts } from './use-texts.ts';

const start: DayRange = { from: '2026-11-01', to: '2026-11-20' };

const logColumns = (words: (typeof logTexts)['en-US']): readonly TableColumn<Activity>[] => [
  {
    key: 'what',
    header: words.columnWhat,
    cell: ({ what }) => words[what],
    isTitle: true,
  },
  { key: 'who', header: words.columnWho, cell: ({ who }) => who, width: '170px' },
  { key: 'where', header: words.columnWhere, cell: ({ where }) => where, width: '150px' },
  {
    key: 'time',
    header: words.columnTime,
    align: 'end',
    cell: ({ at }) => <Time at={at} />,
    text: ({ at }) => new Date(at).toISOString(),
    width: '230px',
  },
];

export interface LogPageProps {
  /** @default 'ready' */
  state?: PageState;
  onRetry?: () => void;
}

/** What happened, newest first: narrowed by period and person, with what each line changed below it, and as a file. */
export function LogPage({ state = 'ready', onRetry = () => undefined }: LogPageProps) {
  const words = useTexts(logTexts);
  const [days, setDays] = useState<DayRange>(start);
  const [people, setPeople] = useState<readonly string[]>([]);
  const columns = useMemo(() => logColumns(words), [words]);
  const { from, to } = dayRange(days);
  const rows = (state === 'ready' ? activities : []).filter(
    ({ at, who }) => at >= (from ?? at) && at <= (to ?? at) && (people.length === 0 || people.includes(who)),
  );
  return (
    <PatternFrame place="log">
      <Page
        title={words.title}
        description={words.description}
        action={<TableExportButton columns={columns} rows={rows} name={words.file} />}
      >
        <Inline align="end">
          <DateRangePicker
            label={words.period}
            value={days}
            onChange={setDays}
            max="2026-11-20"
            maxDays={92}
          />
          <FilterBar>
            <FilterSelect
              label={words.who}
              options={logPeople}
              value={people}
              onChange={setPeople}
              multiple
            />
          </FilterBar>
        </Inline>
        <Table
          label={words.label}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          expanded={(row) => {
            const items = changesOf(row, words);
            return items.length === 0 ? undefined : <DiffView label={words.changes} items={items} />;
          }}
          loading={state === 'loading'}
          loadingRows={8}
          error={state === 'failing' ? { message: words.failing, onRetry } : undefined}
          empty={
            <EmptyState
              title={words.empty}
              action={
                <Button
                  onClick={() => {
                    setDays(start);
                    setPeople([]);
                  }}
                >
                  {words.reset}
                </Button>
              }
            >
              {words.emptyDetail}
            </EmptyState>
          }
          footer={
            rows.length > 0 && (
              <Pagination page={1} pageSize={20} count={rows.length} onPage={() => undefined} />
            )
          }
        />
      </Page>
    </PatternFrame>
  );
}
