import {
  ArrowUpRight,
  BookUser,
  Boxes,
  FileKey,
  Fuel,
  KeyRound,
  Layers,
  Receipt,
  Settings2,
  ShieldAlert,
  ShieldCheck,
  Snowflake,
  Undo2,
  Webhook,
  Workflow,
  CircleHelp,
  type LucideIcon,
} from 'lucide-react';
import type { ItemType } from '@mpc/api';

const icons: Record<ItemType, LucideIcon> = {
  1: ArrowUpRight,
  2: Workflow,
  3: ShieldCheck,
  4: ShieldCheck,
  5: Settings2,
  6: BookUser,
  7: Fuel,
  8: Webhook,
  9: FileKey,
  10: KeyRound,
  11: Snowflake,
  12: Boxes,
  13: ShieldAlert,
  14: Undo2,
  15: Receipt,
  16: Layers,
};

/** A picture of a sort of item; its name stands beside it. */
export function TypeIcon({ type }: { type: number }) {
  const Icon = Object.hasOwn(icons, type) ? icons[type as ItemType] : CircleHelp;
  return <Icon size={16} strokeWidth={1.5} aria-hidden />;
}
