import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../components/section/index.ts';
import { Table } from '../components/table/index.ts';
import { everyWord, formsOf } from '../locale/every-word.ts';
import type { Words as LibraryWords } from '../locale/words.ts';
import { FoundationPage } from './foundation-page.tsx';
import { glossary } from './glossary.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Words', tags: ['!autodocs'] });

const pairs: readonly { good: string; chinese: string; instead: string; why: string }[] = [
  {
    good: 'Submit transfer',
    chinese: '提交转账',
    instead: 'OK, Yes, Confirm',
    why: 'Verb and noun, the same as in the title and the toast.',
  },
  {
    good: 'Reject this transfer?',
    chinese: '拒绝这笔转账？',
    instead: 'Are you sure?',
    why: 'The question names what it asks about.',
  },
  {
    good: 'Insufficient USDT. Available 1,200.00. Enter less, or deposit first.',
    chinese: 'USDT 余额不足，可用 1,200.00。请减少数量或先充值。',
    instead: 'Invalid amount',
    why: 'The problem first, then what to do.',
  },
  {
    good: 'No addresses yet',
    chinese: '暂无地址',
    instead: 'No data',
    why: 'Names what is missing; the next step stands below.',
  },
  {
    good: 'Deposits suspended',
    chinese: '已暂停充值',
    instead: 'DEPOSITS DISABLED!',
    why: 'Sentence case, no exclamation mark, no blame.',
  },
];

const wordKeys = Object.keys(everyWord['en-US']) as (keyof LibraryWords)[];

/** How things are said and called, in both languages. */
export const Words = meta.story({
  render: () => (
    <FoundationPage
      title="Words"
      description="A sentence is part of the design. Chinese is written, not translated; English is plain enough for second-language readers."
    >
      <Section title="House style">
        <Rules
          of={[
            'Sentence case in titles, buttons and columns: only the first word and names are capitalized.',
            'Verbs on buttons, or verb and noun. Title, button and toast use the same verb.',
            'One word, one meaning: the term of the field, from the glossary below.',
            'Status words say what is true now: submitted is not broadcast, and broadcast is not completed.',
            'Noun first, under 20 words, one idea. American spelling, present tense.',
            'An error says what is wrong, then what to do. Never “invalid” alone, never blame.',
            'A question names its subject. Only irreversible actions and decisions ask first.',
            'An empty list says what is missing and offers the next step.',
            'No full stop after a label, a title or a button; one after every full sentence.',
            'Chinese: address the user formally; full-width punctuation; a space between Han and Latin letters or figures.',
            'Words of the product are props. The library brings only the words of every console, in both languages.',
          ]}
        />
      </Section>
      <Section title="Before and after">
        <Table
          label="Examples"
          rows={pairs}
          rowKey={({ good }) => good}
          columns={[
            { key: 'good', header: 'Write', cell: ({ good }) => good, whole: true },
            {
              key: 'chinese',
              header: '中文',
              cell: ({ chinese }) => <span lang="zh-CN">{chinese}</span>,
              whole: true,
            },
            { key: 'instead', header: 'Not', cell: ({ instead }) => instead, width: '170px' },
            { key: 'why', header: 'Because', cell: ({ why }) => why, whole: true },
          ]}
        />
      </Section>
      <Section
        title="Glossary"
        note="One thing has one name in each language, on screen, in files and in code."
      >
        <Table
          label="Terms"
          rows={glossary}
          rowKey={({ english }) => english}
          columns={[
            {
              key: 'english',
              header: 'English',
              cell: ({ english }) => english,
              width: '260px',
              whole: true,
            },
            {
              key: 'chinese',
              header: '中文',
              cell: ({ chinese }) => <span lang="zh-CN">{chinese}</span>,
              width: '240px',
              whole: true,
            },
            { key: 'means', header: 'Means', cell: ({ means }) => means, whole: true },
          ]}
        />
      </Section>
      <Section
        title="Every word of the library"
        note="In the language of UiProvider; Chinese where no locale is given. A locale of your own says all of them."
      >
        <Table
          label="Words of the library"
          rows={wordKeys}
          rowKey={(key) => key}
          columns={[
            { key: 'key', header: 'Message', cell: (key) => key, width: '160px' },
            {
              key: 'english',
              header: 'English',
              cell: (key) => formsOf(everyWord['en-US'][key]).join(' · '),
              whole: true,
            },
            {
              key: 'chinese',
              header: '中文',
              cell: (key) => <span lang="zh-CN">{formsOf(everyWord['zh-CN'][key])}</span>,
              whole: true,
            },
          ]}
        />
      </Section>
    </FoundationPage>
  ),
});
