import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  TronMonitor,
  TronMonitorChange,
  TronMonitorFilter,
  TronResource,
  TronResourceQuestion,
} from './tron-monitor.schema.ts';
import {
  DelegateOrder,
  DelegateQuestion,
  FeeUsageDetail,
  FeeUsageFilter,
  FeeUsagePage,
  FeeUsageQuestion,
  PaymentFilter,
  ServiceFeePaymentPage,
  TronDataFilter,
  TronProxy,
  TronProxyData,
  TronWallet,
} from './tron.schema.ts';

/** Energy and bandwidth on TRON: the agent that delegates them, and addresses that are watched. */
export const tron = domain('tron', {
  /** Get the TRON auto agent. Status, prices, balance and arrears of delegated energy and bandwidth. */
  proxy: query('GET /api/mpc/trx/proxy/info', {
    params: TronWallet,
    data: TronProxy,
    echoes: { wallet_id: 'wallet_id' },
  }),
  /** Get TRON usage statistics. Energy, bandwidth, fees and savings of a period, by day and address. */
  proxyData: query('GET /api/mpc/trx/proxy/data', {
    params: TronDataFilter,
    data: TronProxyData,
    echoes: { sub_wallet_id: 'accounts.*.sub_wallet_id' },
  }),
  /** List TRON delegation orders. Of one transaction or address. */
  delegations: query('GET /api/mpc/trx/delegate/info', {
    params: DelegateQuestion,
    data: v.array(DelegateOrder),
    echoes: { trans_id: '*.trans_id' },
    refusals: [codes.invalidAddress, codes.orderNotFound],
  }),
  /** List monitored TRON addresses. With their alert levels. */
  monitors: query('GET /api/mpc/tron/monitor/addr/info', {
    params: TronMonitorFilter,
    data: v.array(TronMonitor),
  }),
  /** Get the resources of a TRON address. Energy, bandwidth and TRX balance, now and over time. */
  resource: query('GET /api/mpc/tron/monitor/addr/resource', {
    params: TronResourceQuestion,
    data: TronResource,
    echoes: { address: 'address' },
    refusals: [codes.invalidAddress],
  }),
  /** Add, edit or delete a monitored TRON address. One address at a time, at once. */
  monitor: command('POST /api/mpc/tron/resource/monitor/addr', {
    params: TronMonitorChange,
    refreshes: ['operations'],
    refusals: [codes.invalidAddress, codes.packageExpired],
  }),
  /** List TRON fee usage. Delegated energy and bandwidth by transaction, with the settlement status. */
  feeUsage: query('GET /api/mpc/trx/fee_usage/list', {
    params: FeeUsageFilter,
    data: FeeUsagePage,
    echoes: { sub_wallet_id: 'list.*.sub_wallet_id', trans_kind: 'list.*.trans_kind' },
  }),
  /** List TRON service fee payments. Settlements of what the auto agent delegated. */
  payments: query('GET /api/mpc/trx/service_fee/payment/list', {
    params: PaymentFilter,
    data: ServiceFeePaymentPage,
  }),
  /** Get a TRON fee usage record. The record with its delegation order. */
  feeUsageDetail: query('GET /api/mpc/trx/fee_usage/detail', {
    params: FeeUsageQuestion,
    data: FeeUsageDetail,
    echoes: { id: 'id' },
    refusals: [codes.orderNotFound],
  }),
});
