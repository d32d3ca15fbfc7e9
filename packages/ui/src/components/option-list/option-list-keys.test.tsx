import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { optionListGuide } from './option-list.guide.tsx';
import { OptionList } from './option-list.tsx';

const pick = vi.fn();

function show(start: string) {
  pick.mockClear();
  render(
    <>
      <button>Before</button>
      <OptionList
        label="Sub-wallets"
        selected="b"
        onSelect={pick}
        sections={[
          { id: 'mine', title: 'Mine', items: ['a', 'b'].map((id) => ({ id, title: id })) },
          { id: 'others', title: 'Others', items: [{ id: 'c', title: 'c' }] },
        ]}
      />
    </>,
  );
  option(start).focus();
}
const option = (name: string) => screen.getByRole('button', { name });
const expectFocus = (name: string) => expect(document.activeElement).toBe(option(name));

describeKeys(optionListGuide, {
  'Goes to the picked option': async (press) => {
    show('Before');
    await press();
    expectFocus('b');
  },
  'Leaves the list': async (press) => {
    show('b');
    await press();
    expectFocus('Before');
  },
  'Goes to the next option, over sections, and from the last to the first': async (press) => {
    show('b');
    await press();
    expectFocus('c');
    await press();
    expectFocus('a');
  },
  'Goes to the previous option, and from the first to the last': async (press) => {
    show('b');
    await press();
    expectFocus('a');
    await press();
    expectFocus('c');
  },
  'Goes to the first option': async (press) => {
    show('c');
    await press();
    expectFocus('a');
  },
  'Goes to the last option': async (press) => {
    show('a');
    await press();
    expectFocus('c');
    expect(pick).not.toHaveBeenCalled();
  },
  'Picks the option': async (press) => {
    show('c');
    await press();
    expect(pick).toHaveBeenCalledExactlyOnceWith('c');
  },
});
