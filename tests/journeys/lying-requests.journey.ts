import { addressOn } from '@mpc/api/sandbox';
import { test } from './fixtures/lying.ts';
import { expect, type Locator } from './fixtures/test.ts';
import { drawerOf, isSeen, letSettle, stopsAfterLook, type Trial } from './steps/lies.ts';
import { centre, goWithin } from './steps/places.ts';
import { inGroups } from './steps/transfer.ts';
import { said } from './steps/words.ts';

for (const act of ['approve', 'refuse', 'revoke'] as const)
  test(`R17, R19: no request of the address book is decided but what was looked at: ${act}`, async ({
    signIn,
    sandbox,
    liar,
  }) => {
    // Where there is room the request stands beside the list; here it lies over it.
    const who = act === 'revoke' ? 'Lin Wei' : 'Ana Ruiz';
    const page = await signIn(who, { viewport: { width: 1200, height: 900 } });
    const detail = '/api/mpc/address_book_audit/detail';
    const button = (place: Locator) => place.getByRole('button', { name: said(`approval.act.${act}`) });
    const open = async () => {
      await goWithin(page, `${centre('todo')}&type=6${act === 'revoke' ? '&tab=started' : ''}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .getByRole('table')
        .getByRole('button', { name: /Pension fund/ })
        .click();
    };
    const deciding = {
      liar,
      sandbox,
      line: `GET /api/mpc/address_book_audit/${act === 'approve' ? 'pass' : act}`,
      come: async () => {
        await open();
        await button(drawerOf(page)).click();
        await letSettle(button(page.getByRole('alertdialog')));
      },
      press: () => button(page.getByRole('alertdialog')).click(),
    };
    const entry = 'content.entries.0.after';
    const stranger = addressOn('ETH', 'somebody else');
    const number: Trial = { of: 'number', path: detail, field: 'audit_id', value: 1 };
    const recipient: Trial = { of: 'recipient', path: detail, field: `${entry}.address`, value: stranger };
    const chain: Trial = { of: 'coin', path: detail, field: `${entry}.base_symbol`, value: 'BSC' };
    const label: Trial = { of: 'name', path: detail, field: `${entry}.label`, value: 'Pension fund 2' };
    if (act === 'approve')
      await isSeen({ liar, come: open }, [
        {
          ...recipient,
          seen: drawerOf(page)
            .getByRole('img', { name: inGroups(stranger) })
            .first(),
        },
      ]);
    const told = { approve: number, refuse: label, revoke: chain }[act];
    await stopsAfterLook(deciding, drawerOf(page).getByRole('alert').first(), [told]);
  });
