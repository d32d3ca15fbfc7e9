import { isReadWhole, paymentsIn, readCall } from '@mpc/api/calls';

// What a contract call pays, and the calls inside of it: 1,200.5 USDT here. Amounts are in the smallest unit.
const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const receiver = '7a250d5630b4cf539739df2c5dacb4c659f2488d'.padStart(64, '0');
const reading = readCall(`0xa9059cbb${receiver}${(1_200_500_000).toString(16).padStart(64, '0')}`);
for (const { token, to, amount } of paymentsIn(reading, contract))
  console.log(`${amount} of ${token} to ${to}`);
if (!isReadWhole(reading)) console.log('A part of it cannot be read');
