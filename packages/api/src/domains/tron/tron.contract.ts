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
  proxy: query('GET /api/mpc/trx/proxy/info', { params: TronWallet, data: TronProxy }),
  proxyData: query('GET /api/mpc/trx/proxy/data', { params: TronDataFilter, data: TronProxyData }),
  delegations: query('GET /api/mpc/trx/delegate/info', {
    params: DelegateQuestion,
    data: v.array(DelegateOrder),
    refusals: [codes.invalidAddress, codes.orderNotFound],
  }),
  monitors: query('GET /api/mpc/tron/monitor/addr/info', {
    params: TronMonitorFilter,
    data: v.array(TronMonitor),
  }),
  resource: query('GET /api/mpc/tron/monitor/addr/resource', {
    params: TronResourceQuestion,
    data: TronResource,
    refusals: [codes.invalidAddress],
  }),
  monitor: command('POST /api/mpc/tron/resource/monitor/addr', {
    params: TronMonitorChange,
    refreshes: ['operations'],
    refusals: [codes.invalidAddress, codes.packageExpired],
  }),
  feeUsage: query('GET /api/mpc/trx/fee_usage/list', { params: FeeUsageFilter, data: FeeUsagePage }),
  payments: query('GET /api/mpc/trx/service_fee/payment/list', {
    params: PaymentFilter,
    data: ServiceFeePaymentPage,
  }),
  feeUsageDetail: query('GET /api/mpc/trx/fee_usage/detail', {
    params: FeeUsageQuestion,
    data: FeeUsageDetail,
    refusals: [codes.orderNotFound],
  }),
});
