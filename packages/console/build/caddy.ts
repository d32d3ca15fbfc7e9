import { dataHeaders } from './headers.ts';

const quoted = (text: string) => {
  if (/["\\{}\n]/.test(text)) throw new Error(`Caddy would read this otherwise than it stands: ${text}`);
  return `"${text}"`;
};

const headerBlock = (headers: Record<string, string>) => [
  'header {',
  ...Object.entries(headers).map(([name, value]) => `    ${name} ${quoted(value)}`),
  '}',
];

/** Set last: Caddy says it too, but only of what it sends compressed. */
const vary = ['header {', '    Vary Accept-Encoding', '    defer', '}'];

const indented = (lines: string[], by: number) => lines.map((line) => ' '.repeat(by) + line).join('\n');

/**
 * What a site of Caddy imports to serve a build: the files of its `root`, with the headers of exactly this build.
 *
 * @param headers - Those of the page.
 */
export function caddyConfig(build: string, headers: Record<string, string>): string {
  return `# Build ${build} of the console. A site that imports this says where the files lie: root * /srv/console/site
route {
    @bareAsked {
        path / /mpc
        expression \`{http.request.uri.query} != ""\`
    }
    redir @bareAsked /mpc/?{http.request.uri.query} 302
    @bare path / /mpc
    redir @bare /mpc/ 302

    @outside path /login /zh-CN/login /custody/notPms
    rewrite @outside /mpc/

    # What has its hash in its name.
    handle /mpc/assets/* {
        route {
            uri strip_prefix /mpc
            @missing not file
            respond @missing 404
${indented(headerBlock({ ...dataHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' }), 12)}
${indented(vary, 12)}
            file_server {
                precompressed br gzip
            }
        }
    }

    # Other files of the folder; every other path is a page.
    handle /mpc/* {
        route {
            uri strip_prefix /mpc
            @file {
                file
                not path / /index.html
            }
            handle @file {
${indented(headerBlock({ ...dataHeaders, 'Cache-Control': 'no-store' }), 16)}
                file_server
            }
            handle {
                rewrite * /index.html
${indented(headerBlock({ ...headers, 'Cache-Control': 'no-store' }), 16)}
${indented(vary, 16)}
                file_server {
                    precompressed br gzip
                    disable_canonical_uris
                }
            }
        }
    }

    # What is neither the console nor yours to add.
    @other not path /api/* /sign-in
    respond @other 404
}
`;
}
