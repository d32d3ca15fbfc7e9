import { beforeAll, describe, expect, it } from 'vitest';
import { install } from './installed.ts';
import { buildApp, openPage, serveApp } from './ui-app.ts';

const cwd = install('ui-app');
let origin: string;

beforeAll(async () => {
  buildApp(cwd, 'production');
  const { close, ...served } = await serveApp(cwd);
  origin = served.origin;
  return close;
});

async function openForm(name: string) {
  const { page, problems } = await openPage();
  await page.goto(`${origin}form.html`);
  return { page, problems, form: page.getByRole('form', { name }) };
}

describe('a form of the browser', () => {
  const before = {
    name: ['Rent'],
    remark: [''],
    amount: ['1.5'],
    hours: ['2'],
    speed: ['slow'],
    view: ['slow'],
    ip: ['10.0.0.1'],
    due: ['2026-11-20'],
    periodFrom: ['2026-11-01'],
    periodTo: ['2026-11-30'],
    alerts: ['on'],
  };

  it('is sent with what the fields keep, and reset to what they began with', async () => {
    const { page, problems, form } = await openForm('Native');
    const send = async () => {
      await form.getByRole('button', { name: 'Send' }).click();
      await page.waitForURL(/\?name=/);
      const { searchParams } = new URL(page.url());
      return Object.fromEntries(
        [...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)]),
      );
    };
    const fill = async () => {
      await form.getByRole('textbox', { name: 'Name' }).fill('Fee');
      await form.getByRole('textbox', { name: 'Remark' }).fill('November');
      await form.getByRole('textbox', { name: 'Amount' }).fill(' 20');
      await form.getByRole('spinbutton', { name: 'Hours' }).fill('−2');
      await form.getByRole('spinbutton', { name: 'Hours' }).press('ArrowUp');
      await form.getByRole('radiogroup', { name: 'Speed' }).getByText('Fast').click();
      await form.getByText('All', { exact: true }).click();
      await form.getByRole('radiogroup', { name: 'View' }).getByText('Fast').click();
      await form.getByRole('textbox', { name: 'Addresses' }).fill('10.0.0.2 ');
      await form
        .getByRole('group', { name: 'Due' })
        .getByRole('spinbutton', { name: 'day' })
        .press('ArrowUp');
      await form.getByRole('spinbutton', { name: /day, Start/ }).press('ArrowUp');
      await form.getByText('Alerts').click();
      await form.getByText('compared').click();
    };
    await fill();
    await form.getByRole('button', { name: 'Reset' }).click();
    expect(await send()).toEqual(before);
    await fill();
    expect(await send()).toEqual({
      name: ['Fee'],
      remark: ['November'],
      amount: ['20'],
      hours: ['-1'],
      speed: ['fast'],
      notify: ['slow', 'fast'],
      view: ['fast'],
      ip: ['10.0.0.1', '10.0.0.2'],
      due: ['2026-11-21'],
      periodFrom: ['2026-11-02'],
      periodTo: ['2026-11-30'],
      read: ['yes'],
    });
    expect(problems).toEqual([]);
  });
});

describe('fields that are registered with react-hook-form', () => {
  it('show its errors, take the focus, and give it what they hold', async () => {
    const { page, problems, form } = await openForm('Registered');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    const note = form.getByRole('textbox', { name: 'Note' });
    await form.getByText('4 / 20').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter an amount').waitFor();
    expect(await focused()).toBe('amount');

    await note.fill('');
    await form.getByRole('textbox', { name: 'Sum' }).fill('2.5');
    await form.getByText('Enter an amount').waitFor({ state: 'detached' });
    await form.getByText('Enter a note').waitFor();
    await note.fill('Fees');
    const day = form.getByRole('group', { name: 'Until' }).getByRole('spinbutton').first();
    await day.focus();
    await page.keyboard.type('11202026');
    await form.getByText('I agree').click();
    await form.getByText('Fast').first().click();
    await form.getByRole('checkbox', { name: 'Slow' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => JSON.parse((await form.getByRole('status').textContent()) || '{}') as unknown)
      .toEqual({
        note: 'Fees',
        amount: '2.5',
        speed: 'fast',
        notify: ['slow', 'fast'],
        due: '2026-11-20',
        read: true,
      });

    await form.getByRole('button', { name: 'Salaries' }).click();
    await form.getByText('8 / 20').waitFor();
    await form.getByRole('button', { name: 'Start again' }).click();
    await form.getByText('4 / 20').waitFor();
    expect(await note.inputValue()).toBe('Rent');
    expect(await form.getByRole('checkbox', { name: 'Slow' }).isChecked()).toBe(false);
    expect(await form.getByRole('radio', { name: 'Slow' }).isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  it('leads to a date, too', async () => {
    const { page, form } = await openForm('Registered');
    await form.getByRole('textbox', { name: 'Sum' }).fill('2.5');
    await form.getByText('I agree').click();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Choose a day').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('spinbutton');
  });
});
