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

interface TypeIconProps {
  type: number;
  /** Its name, where that does not stand beside it. */
  label?: string;
}

/** A picture of a sort of item. */
export function TypeIcon({ type, label }: TypeIconProps) {
  const Icon = Object.hasOwn(icons, type) ? icons[type as ItemType] : CircleHelp;
  const icon = <Icon size={16} strokeWidth={1.5} aria-hidden />;
  return label === undefined ? (
    icon
  ) : (
    <span role="img" aria-label={label} title={label}>
      {icon}
    </span>
  );
}
