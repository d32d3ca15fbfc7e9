import { actOnPhone, phonePath, type PhoneAct } from '../domains/signing/sign-codes.ts';
import { orderAt } from '../domains/withdrawals/order-life.ts';
import { html, type Answer } from '../wire/answer.ts';
import { coinOf, personOf, subWalletOf, walletOf } from '../world/access.ts';
import type { SignCodeRow } from '../world/rows.ts';
import { known, type World } from '../world/world.ts';
import { phonePolicy } from './phone-look.ts';
import { codePage, gonePage, listPage, type ShownCode } from './phone-page.ts';
import type { PhoneLanguage } from './phone-words.ts';

const acts: readonly string[] = ['scan', 'confirm', 'refuse'] satisfies PhoneAct[];

function languageOf(request: Request, asked: string | null): PhoneLanguage {
  const cookie = /(?:^|; )lan=(\w+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
  const wish = asked ?? cookie ?? request.headers.get('Accept-Language') ?? '';
  return wish.startsWith('zh') ? 'zh-CN' : 'en-US';
}

function shown(world: World, code: SignCodeRow): ShownCode {
  const order = known(orderAt(world, code.order_id), `order ${code.order_id}`);
  const coin = coinOf(world, order);
  const main = coinOf(world, { symbol: order.fee_symbol });
  return {
    qrc: code.qrc_id,
    path: phonePath(code.qrc_id),
    owner: personOf(world, code.uid).nickname,
    status: code.status,
    amount: `${order.amount} ${coin.symbol_alias} (${coin.coin_net})`,
    address: order.address_to,
    from: `${walletOf(world, order).wallet_name} / ${subWalletOf(world, order).sub_wallet_name}`,
    fee: `${order.fee} ${main.symbol_alias}`,
    askedBy: personOf(world, order.initiator_uid).nickname,
    summary: code.summary,
  };
}

function page(body: string, status = 200): Answer {
  const headers: Answer['headers'] = [
    ['Content-Security-Policy', phonePolicy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
  ];
  return html(body, { status, headers });
}

async function act(request: Request, world: World): Promise<Answer> {
  const form = new URLSearchParams(await request.text());
  const qrc = form.get('qrc') ?? '';
  const wish = form.get('act') ?? '';
  if (acts.includes(wish)) actOnPhone(world, qrc, wish as PhoneAct);
  const lan = languageOf(request, form.get('lan'));
  return { status: 303, headers: [['Location', `${phonePath(qrc)}&lan=${lan}`]], body: '' };
}

/** The phone that holds the key, as a page of forms; undefined for other paths. */
export async function phone(request: Request, url: URL, world: World): Promise<Answer | undefined> {
  if (url.pathname !== '/sandbox/phone') return undefined;
  if (request.method === 'POST') return act(request, world);
  world.clock.now();
  const language = languageOf(request, url.searchParams.get('lan'));
  const qrc = url.searchParams.get('qrc');
  if (qrc !== null) {
    const code = world.signCodes.get(qrc);
    return code === undefined ? page(gonePage(language), 404) : page(codePage(language, shown(world, code)));
  }
  const waiting = world.signCodes.all().filter((code) => code.status < 2);
  return page(
    listPage(
      language,
      waiting.reverse().map((code) => shown(world, code)),
    ),
  );
}
