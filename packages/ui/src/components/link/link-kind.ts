import { hiddenIn } from '../../format/isolate-text.ts';

const anywhere = 'https://own.invalid';

/**
 * Where an address leads: to a path of our `own`, `outside`, or nowhere we go (`refused`). Addresses come from servers
 * and people, so only https:, mailto: and own paths are links, and none in which a character is hidden.
 */
export function linkKind(href: string): 'own' | 'outside' | 'refused' {
  if (hiddenIn(href) !== undefined) return 'refused';
  if (/^(?:https:\/\/[^/\\]|mailto:)/i.test(href)) return URL.canParse(href) ? 'outside' : 'refused';
  const hasScheme = /^[^/?#]*:/.test(href);
  const stays = URL.canParse(href, anywhere) && new URL(href, anywhere).origin === anywhere;
  return stays && !hasScheme ? 'own' : 'refused';
}
