import { dataHeaders } from './headers.ts';

/** Bytes of the longest parameter that nginx reads, its quotes included. */
export const nginxParameterLimit = 4096;

const quoted = (text: string) => {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx would read this otherwise than it stands: ${text}`);
  return `"${text}"`;
};

/** A text in pieces that nginx reads, cut between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const word of text.split(/(?<= )/)) {
    const last = pieces.at(-1);
    if (last === undefined || last.length + word.length > nginxParameterLimit - 2) pieces.push(word);
    else pieces[pieces.length - 1] = last + word;
  }
  return pieces;
}

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);

/** Where the console shows a page outside of its own base path. */
const pages = '^/(login|zh-CN/login|custody/notPms)$';

/**
 * What a `server` of nginx includes to serve a build: the files of the folder `$console_site`, with the headers of exactly
 * this build. The policy is joined from pieces, because it is longer than one parameter may be.
 *
 * @param headers - Those of the page.
 */
export function nginxConfig(build: string, { ...headers }: Record<string, string>): string {
  const pieces = piecesOf(headers['Content-Security-Policy'] ?? '');
  delete headers['Content-Security-Policy'];
  const names = pieces.map((_piece, at) => `console_policy_${at + 1}`);
  return `# Build ${build} of the console. A server that includes this says where the files lie: set $console_site /srv/console/site;
${pieces.map((piece, at) => `set $${names[at]} ${quoted(piece)};`).join('\n')}

location = / { return 302 /mpc/$is_args$args; }
location = /mpc { return 302 /mpc/$is_args$args; }

# What has its hash in its name.
location ^~ /mpc/assets/ {
    root $console_site;
    rewrite ^/mpc(/.*)$ $1 break;
    gzip_static on;
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header Vary Accept-Encoding;
${lines(dataHeaders).join('\n')}
}

# Other files of the folder; every other path is a page.
location /mpc/ {
    root $console_site;
    rewrite ^/mpc(/.*)$ $1 break;
    try_files $uri @console;
    add_header Cache-Control no-store always;
${lines(dataHeaders).join('\n')}
}
location = /mpc/index.html { try_files "" @console; }
location ~ ${pages} { try_files "" @console; }

location @console {
    root $console_site;
    rewrite ^ /index.html break;
    gzip_static on;
    add_header Cache-Control no-store always;
    add_header Vary Accept-Encoding;
    add_header Content-Security-Policy "${names.map((name) => `$${name}`).join('')}" always;
${lines(headers).join('\n')}
}
`;
}
