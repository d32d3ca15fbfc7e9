import { billing } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { readItem } from '#features/approvals';
import { paidContent } from '#features/bills';
import { contentDigest, type Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { ItemDrawer } from '../../features/approvals/item-drawer.tsx';
import { coin, priced } from './lies-bills.tsx';
import { home } from './lies-transfer.tsx';

const nothing = () => {};
const act = 'Mark as paid';

/** The item that asks for the payment of a bill whose price is told. */
function dueItem(): number {
  const bill_id = priced();
  const found = sandbox.world.items
    .all()
    .find((one) => one.item_type === 15 && one.business_id === bill_id && one.status === 0);
  if (found === undefined) throw new Error('The sandbox asks for no such bill');
  return found.item_id;
}

/** Chooses the coin by its name, and says that it is paid as soon as that can be said: once, as what closes did so for a reason. */
function Paid({ children }: { children: ReactNode }) {
  useEffect(() => {
    const done = new Set<Element | string>();
    const press = (what: Element | undefined, once: Element | string | undefined = what) => {
      if (what === undefined || once === undefined || done.has(once)) return;
      done.add(once);
      fireEvent.click(what);
    };
    const look = () => {
      // Nobody reaches what lies below the question.
      if (document.querySelector('[role="alertdialog"]') !== null) return;
      const radios = [...document.querySelectorAll('input[type="radio"]')];
      press(radios.find((one) => one.closest('label')?.textContent === coin));
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === act);
      if (button !== undefined && button.ariaDisabled !== 'true') press(button, act);
    };
    // What is looked for comes and goes as the page is drawn.
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    return () => watch.disconnect();
  }, []);
  return children;
}

interface Due {
  content: Content;
  symbol: string;
}

/** A bill as somebody says of it, among what waits for them, that it is paid. */
function useDue(id: number) {
  const { t } = useTranslation();
  const { data: item } = useQuery(readItem('bill', id));
  const symbol = item?.pays?.pay_symbols.find((one) => coinName(one) === coin)?.symbol;
  return {
    decided:
      item?.pays === undefined || symbol === undefined
        ? null
        : { content: paidContent(item.content(t), item.pays, symbol, t), symbol },
    page: () => (
      <Paid>
        <ItemDrawer kind="bill" id={id} onClose={nothing} />
      </Paid>
    ),
  };
}

export const paidItem: Decision<Due> = {
  as: 'owner',
  at: `/mpc/center/todo?w=${home.wallet.id}`,
  name: 'bill paid from To-do',
  useOffer: () => useDue(dueItem()),
  posts: ({ symbol }) => posting(billing.pay, { bill_id: priced(), symbol }),
  about: ({ content: { facts, beside } }) => [facts, beside],
  digest: ({ content }) => contentDigest(content),
  button: act,
  notices: ['billing.bill pay_symbols.*.symbol'],
  names: /^items\.\d+\.name$/,
};
