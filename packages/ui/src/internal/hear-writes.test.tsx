import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { AddressField } from '../components/address-field/index.ts';
import { AmountField } from '../components/amount-field/index.ts';
import { Button } from '../components/button/index.ts';
import { CheckboxGroup } from '../components/checkbox-group/index.ts';
import { Form } from '../components/form/index.ts';
import { NumberField } from '../components/number-field/index.ts';
import { TextArea } from '../components/text-area/index.ts';
import { UiProvider } from '../theme/ui-provider.tsx';

const sent = vi.fn();

const show = (field: ReactElement) =>
  render(
    <UiProvider locale="en-US">
      <Form onSubmit={(form) => sent(Array.from(new FormData(form)))}>
        {field}
        <Button type="submit">Send</Button>
      </Form>
    </UiProvider>,
  );

/** What the form would send, by name. */
async function sentBy(): Promise<unknown> {
  sent.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return sent.mock.lastCall?.[0];
}

/** What a program puts into a control, as another library does: without an event. */
const write = (text: string) =>
  act(() => {
    const control = document.querySelector<HTMLInputElement>(
      '[role="spinbutton"], input[type="text"], input:not([type]), textarea',
    );
    if (control !== null) control.value = text;
  });

it('judges what another library puts into the control', async () => {
  show(<AmountField label="L" name="x" symbol="ETH" min="10" max="20" required />);
  await userEvent.type(screen.getByRole('textbox'), '15');
  write('999999');
  expect(await sentBy()).toBeUndefined();
  expect(screen.getByRole('textbox').ariaInvalid).toBe('true');
  write('16');
  expect(await sentBy()).toEqual([['x', '16']]);
});

it('reads the address that another library puts into the control', () => {
  const [one, other] = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ];
  show(<AddressField label="L" name="x" valid defaultValue={one} />);
  // A box of several lines has the text that it began with as its own.
  const control = screen.getByRole('textbox');
  const said = () =>
    control.closest('form')?.textContent?.replace(control.textContent, '').replaceAll(/\s/g, '');
  expect(said()).toContain(one);
  write(other);
  expect(said()).toContain(other);
  expect(said()).not.toContain(one);
});

it('steps on from what another library puts into the control', async () => {
  show(<NumberField label="L" name="x" defaultValue="5" />);
  write('80');
  await userEvent.type(screen.getByRole('spinbutton'), '{ArrowUp}');
  expect(await sentBy()).toEqual([['x', '81']]);
});

it('counts and ticks what another library puts into the control', () => {
  const options = [
    { id: 'fast', label: 'Fast' },
    { id: 'slow', label: 'Slow' },
  ];
  show(
    <>
      <TextArea label="L" name="x" limit={20} />
      <CheckboxGroup label="M" name="y" options={options} all="All" />
    </>,
  );
  write('eleven here');
  expect(screen.getByText('11 / 20')).toBeTruthy();
  act(() => {
    for (const name of ['Fast', 'Slow'])
      screen.getByRole<HTMLInputElement>('checkbox', { name }).checked = true;
  });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' }).checked).toBe(true);
});
