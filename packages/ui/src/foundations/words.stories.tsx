import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../components/section/index.ts';
import { Table } from '../components/table/index.ts';
import { enUS } from '../locale/en-us.ts';
import type { Words as LibraryWords } from '../locale/words.ts';
import { zhCN } from '../locale/zh-cn.ts';
import { FoundationPage } from './foundation-page.tsx';
import { glossary } from './glossary.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Words', tags: ['!autodocs'] });

const pairs: readonly { good: string; chinese: string; instead: string; why: string }[] = [
  {
    good: 'Withdraw',
    chinese: '提现',
    instead: 'OK, Submit, Confirm',
    why: 'A verb that says what happens.',
  },
  {
    good: 'Reject this transfer?',
    chinese: '拒绝这笔转账？',
    instead: 'Are you sure?',
    why: 'The question names what it asks about.',
  },
  {
    good: 'Not enough USDT: 1,200.00 are available. Enter less, or ask for a deposit.',
    chinese: 'USDT 余额不足，可用 1,200.00。请减少金额或先充值。',
    instead: 'Invalid amount',
    why: 'What happened, then what to do next.',
  },
  {
    good: 'No addresses yet',
    chinese: '暂无地址',
    instead: 'No data',
    why: 'Says what is not there; below it stands the next step.',
  },
  {
    good: 'Deposits stopped',
    chinese: '已暂停充值',
    instead: 'DEPOSITS DISABLED!',
    why: 'Sentence case, no exclamation mark, no blame.',
  },
];

/** The messages that every form needs; fields say them by themselves. */
const messages: readonly (keyof LibraryWords)[] = [
  'required',
  'requiredChoice',
  'requiredTick',
  'tooLong',
  'tooShort',
  'range',
  'rangeLow',
  'rangeHigh',
  'notANumber',
  'tooManyDecimals',
  'notAnEmail',
  'asciiOnly',
  'loading',
  'retry',
  'copied',
];

/** How things are said and called, in both languages. */
export const Words = meta.story({
  render: () => (
    <FoundationPage
      title="Words"
      description="A sentence is part of the design. Chinese is written, not translated word for word; English is plain enough for those who learnt it."
    >
      <Section title="House style">
        <Rules
          of={[
            'Sentence case in titles, buttons and columns: only the first word and names are capitalised.',
            'Verbs on buttons: what happens when it is pressed. The button that confirms repeats the verb of the question.',
            'An error says what happened and what to do next. It never says “invalid”, and never blames.',
            'A question names what it is about. Deleting and rejecting ask first, everything else does not.',
            'Empty places say what is not there and offer the next step.',
            'No full stop behind a label, a title or a button; one behind every sentence that has a verb and stands alone.',
            'Chinese: 您, never 你; full-width punctuation; a space between Chinese and Latin letters or figures; no space before a unit that is Chinese.',
            'Words of the product are props. The library says only what every console says, in the person’s language.',
          ]}
        />
      </Section>
      <Section title="So, and not so">
        <Table
          label="Examples"
          rows={pairs}
          rowKey={({ good }) => good}
          columns={[
            { key: 'good', header: 'Write', cell: ({ good }) => good },
            { key: 'chinese', header: '中文', cell: ({ chinese }) => <span lang="zh-CN">{chinese}</span> },
            { key: 'instead', header: 'Not', cell: ({ instead }) => instead, width: '170px' },
            { key: 'why', header: 'Because', cell: ({ why }) => why },
          ]}
        />
      </Section>
      <Section
        title="Glossary"
        note="One thing has one name, in each language. A synonym is a second thing to a careful reader."
      >
        <Table
          label="Glossary"
          rows={glossary}
          rowKey={({ english }) => english}
          columns={[
            { key: 'english', header: 'English', cell: ({ english }) => english, width: '180px' },
            {
              key: 'chinese',
              header: '中文',
              cell: ({ chinese }) => <span lang="zh-CN">{chinese}</span>,
              width: '200px',
            },
            { key: 'means', header: 'Means', cell: ({ means }) => means },
          ]}
        />
      </Section>
      <Section
        title="What fields say by themselves"
        note="In the language of UiProvider; Chinese where no locale is given. A form of yours says only what is particular to it."
      >
        <Table
          label="Messages of forms"
          rows={messages}
          rowKey={(key) => key}
          columns={[
            { key: 'key', header: 'Message', cell: (key) => key, width: '160px' },
            { key: 'english', header: 'English', cell: (key) => enUS[key] },
            { key: 'chinese', header: '中文', cell: (key) => <span lang="zh-CN">{zhCN[key]}</span> },
          ]}
        />
      </Section>
    </FoundationPage>
  ),
});
