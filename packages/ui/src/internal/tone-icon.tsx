import { Ban, CircleCheck, CircleDashed, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from '../theme/tokens.ts';

const icons = {
  idle: CircleDashed,
  running: Info,
  attention: TriangleAlert,
  success: CircleCheck,
  danger: Ban,
} satisfies Record<Tone, unknown>;

/** The shape that goes with a tone, so that it is never color alone. Words stand beside it. */
export function ToneIcon({ tone, size = 16 }: { tone: Tone; size?: number }) {
  const Icon = icons[tone];
  return <Icon size={size} strokeWidth={1.5} aria-hidden />;
}
