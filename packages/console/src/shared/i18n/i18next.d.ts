import 'i18next';
import type apiPage from '../../../../../locales/en-US/apiPage.json';
import type btcAddress from '../../../../../locales/en-US/btcAddress.json';
import type collection from '../../../../../locales/en-US/collection.json';
import type coldWallet from '../../../../../locales/en-US/coldWallet.json';
import type coSigner from '../../../../../locales/en-US/coSigner.json';
import type privateKeyRecovery from '../../../../../locales/en-US/privateKeyRecovery.json';
import type strategyEngine from '../../../../../locales/en-US/strategyEngine.json';
import type teamMember from '../../../../../locales/en-US/teamMember.json';
import type kyt from '../../../../../locales/en-US/kyt.json';
import type tools from '../../../../../locales/en-US/tools.json';
import type center from '../../../../../locales/en-US/translation.center.json';
import type shell from '../../../../../locales/en-US/translation.json';
import type login from '../../../../../locales/en-US/translation.login.json';
import type order from '../../../../../locales/en-US/translation.order.json';
import type transfer from '../../../../../locales/en-US/translation.transfer.json';
import type whiteAddress from '../../../../../locales/en-US/whiteAddress.json';
import type invoice from '../../../../../locales/en-US/invoice.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof shell & typeof center & typeof login & typeof order & typeof transfer;
      apiPage: typeof apiPage;
      btcAddress: typeof btcAddress;
      collection: typeof collection;
      coldWallet: typeof coldWallet;
      coSigner: typeof coSigner;
      privateKeyRecovery: typeof privateKeyRecovery;
      strategyEngine: typeof strategyEngine;
      teamMember: typeof teamMember;
      kyt: typeof kyt;
      tools: typeof tools;
      whiteAddress: typeof whiteAddress;
      invoice: typeof invoice;
    };
  }
}
