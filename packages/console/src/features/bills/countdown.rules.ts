import { hour, minute, second } from '#shared/durations.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** The time that is left, as a clock shows it: `29:41`, `1:02:00`; nothing is left of a time that is over. */
export function countdownText(left: number): string {
  const rest = Math.max(0, left);
  const hours = Math.floor(rest / hour);
  const minutes = Math.floor((rest % hour) / minute);
  const seconds = Math.floor((rest % minute) / second);
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}
