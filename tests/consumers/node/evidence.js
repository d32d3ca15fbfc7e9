import { checkEvidence, evidenceFile } from '@mpc/api/evidence';

// One order with what was shown, who decided, and who recorded it.
const evidence = evidenceFile({
  made: { at: '2026-01-05T09:30:00.000Z', uid: 10001, name: 'Ana Ruiz', build: '', language: 'en-US' },
  subject: { kind: 'withdraw', id: 3001 },
  facts: [{ of: 'subject', fact: 'amount', label: 'Amount', value: '25 USDT', recorded_by: 'server' }],
});
const finding = await checkEvidence(new TextEncoder().encode(evidence.text), evidence.root);
console.log(finding.is === 'unchanged');
