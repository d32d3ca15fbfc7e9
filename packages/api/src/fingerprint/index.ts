export { fingerprintVersion, fingerprintWords, type FingerprintWord } from './fingerprint-words.ts';
export { differences, orderDigest, type OrderFacts, type OrderRecipient } from './order-digest.ts';
export { type Fee, feeOf } from './order-fee.ts';
export { inscriptionsPayload, orderFacts } from './order-facts.ts';
