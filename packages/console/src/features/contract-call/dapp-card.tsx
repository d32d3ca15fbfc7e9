import { Inline, Link, Picture, Stack, Text } from '@mpc/ui';

export interface DappCardProps {
  name: string;
  url: string;
  /** Shown where it is one of our own pictures or the picture itself: nothing is fetched from a stranger. */
  img: string;
}

/** The program that asks for a call, as it names itself. */
export function DappCard({ name, url, img }: DappCardProps) {
  if (name === '' && url === '') return null;
  return (
    <Inline wrap={false}>
      <Picture src={img} name={name || url} size="icon" />
      <Stack gap="xs">
        <Text tone="strong">{name}</Text>
        {url === '' ? null : (
          <Link href={url} external>
            {url}
          </Link>
        )}
      </Stack>
    </Inline>
  );
}
