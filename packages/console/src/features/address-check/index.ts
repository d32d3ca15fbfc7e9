export { AddressLens, type LensOrigin } from './address-lens.tsx';
export { addressFieldCheck, type Anchor, lookAlikeVerdict } from './address-verdict.ts';
export { LensWhenSeen } from './lens-when-seen.tsx';
export { isRead } from './look-alike-proof.rules.ts';
export { LookAlikeProof } from './look-alike-proof.tsx';
export { isPayable } from './payable.rules.ts';
export { sameCase } from './same-case.rules.ts';
export { useAddressKnowledge } from './use-address-knowledge.ts';
export { useLookAlikes } from './use-look-alikes.ts';
