import { addressOn } from '@mpc/api/sandbox';
import { expect, type Locator, type Page, type SandboxControl } from '../fixtures/test.ts';
import { type Liar } from '../fixtures/liar.ts';
import { stopsAfterLook, type Trial } from './lies.ts';
import { said } from './words.ts';
import { second } from '../../support/durations.ts';

export const gas = '/api/mpc/gas_estimate';
export const thief = addressOn('TRX', 'thief');
export const stranger = addressOn('ETH', 'somebody else');
/** A name with a character that turns the rest around, and how it is shown. */
export const turned = { value: 'safe\u202Etxt', shown: /safe.*U\+202E.*txt/ };

/** Until what changes by itself has been asked for again. */
const askedAgain = (page: Page) => page.clock.fastForward(21 * second);

export const dialog = (page: Page, key: string): Locator => page.getByRole('dialog', { name: said(key) });
export const button = (place: Page | Locator, key: string): Locator =>
  place.getByRole('button', { name: said(key) });

/** Whatever it is called that is reviewed. */
export const reviewButton = (place: Locator): Locator => place.getByRole('button', { name: /^Review/ });

export interface Confirmed {
  page: Page;
  liar: Liar;
  sandbox: SandboxControl;
  line: string;
  come: () => Promise<void>;
  /** The last button. */
  send: Locator;
  fee: Omit<Trial, 'of'>;
  /** What is shown of it, as it is posted. */
  shown: Record<string, string>;
  /** What says that the fee has changed. @default the button of a payment that takes it up */
  renew?: Locator;
}

/** Another fee than was confirmed: nothing leaves until somebody takes it up; at the one that was shown it leaves as it was shown. */
export async function costsWhatWasShown(asked: Confirmed): Promise<void> {
  const { page, liar, sandbox, line, come, send, fee, shown } = asked;
  const { renew = button(page, 'transfer.quote.renew') } = asked;
  await stopsAfterLook({ liar, sandbox, line, come, press: () => askedAgain(page) }, renew, [
    { of: 'fee', ...fee },
  ]);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await askedAgain(page);
  await expect(renew).toHaveCount(0);
  await send.click();
  await expect.poll(async () => (await sandbox.seen(line)).length).toBe(1);
  expect((await sandbox.seen(line))[0]?.params).toMatchObject(shown);
}
