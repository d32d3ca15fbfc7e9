/** A wall between rooms: what is in `room` must not import what `forbids` names. */
export interface Wall {
  name: string;
  /** Files, as paths from the root of the project. */
  room: RegExp;
  /** Files of the room that stand in its door. */
  except?: RegExp;
  /** What is imported: a path from the root where it is ours, the name of the package where it is not. */
  forbids: RegExp;
  /** What may be imported all the same. `$1` is what the first group of `room` matched. */
  allows?: string;
  /** The door to use. */
  instead: string;
}

/** What proves the rest and never ships: stories, tests, and what several tests of a place stand on. */
export const proof =
  /\.(stories|guide|test|test-d)\.tsx?$|-test-bed\.tsx?$|\/describe-[\w-]+\.tsx?$|\/testing(\/|\.ts$)/;

export const walls: Wall[] = [
  {
    name: '@mpc/ui knows no product',
    room: /^packages\/ui\/src\//,
    except: /\.(stories|guide)\.tsx$/,
    forbids: /^(@mpc\/|packages\/(?!ui\/)|react-router|i18next|react-i18next|axios|@tanstack\/)/,
    instead: 'take it as a prop; the console connects it in console/features',
  },
  {
    name: 'styled-components stays in style files',
    room: /^packages\/ui\/src\//,
    except: /\.styles\.ts$|\/ui-provider\.tsx$/,
    forbids: /^styled-components$/,
    instead: 'put it in the component’s x.styles.ts',
  },
  {
    name: 'a component comes through its own door',
    room: /^packages\/ui\/src\/components\/([\w-]+)\//,
    except: proof,
    forbids: /^packages\/ui\/src\/components\/[\w-]+\/(?!index\.ts$)/,
    // A style file may build on another's styles: they paint, and hold nothing else.
    allows: '^packages/ui/src/components/($1/|[\\w-]+/[\\w-]+\\.styles\\.ts$)',
    instead: 'import from ../<component>/index.ts, or move what both need to src/internal',
  },
  {
    name: 'api/core knows none of ours',
    room: /^packages\/api\/src\/core\//,
    except: proof,
    forbids: /^(@mpc\/|packages\/(?!api\/src\/core\/)|react$|react-dom|msw)/,
    instead: 'hand it in as an option of createClient or createQueries',
  },
  {
    name: 'an api domain knows the core, and of another domain only its shapes',
    room: /^packages\/api\/src\/domains\/([\w-]+)\//,
    except: proof,
    forbids: /^(@mpc\/|packages\/(?!api\/src\/core\/)|react|msw|axios)/,
    allows: '^packages/api/src/domains/($1/|[\\w-]+/[\\w-]+\\.schema\\.ts$)',
    instead: 'import the other domain’s x.schema.ts, or move the rule to core',
  },
  {
    name: 'addresses know nothing but addresses',
    room: /^packages\/api\/src\/addresses\//,
    except: proof,
    forbids: /^(@mpc\/|packages\/(?!api\/src\/addresses\/)|react|axios|msw|valibot)/,
    instead: 'addresses take texts and answer; who calls them knows the rest',
  },
  {
    name: 'calls know addresses, and the shape of a decoded call',
    room: /^packages\/api\/src\/calls\//,
    except: proof,
    forbids: /^(@mpc\/|packages\/(?!api\/src\/calls\/)|react|axios|msw|valibot)/,
    allows: '^packages/api/src/(addresses/index|domains/web3/web3\\.schema)\\.ts$',
    instead: 'they take the data of a call and answer; who calls them knows the rest',
  },
  {
    name: 'the fingerprint knows addresses, and the shape of a transaction',
    room: /^packages\/api\/src\/fingerprint\//,
    except: proof,
    forbids: /^(@mpc\/|packages\/(?!api\/src\/fingerprint\/)|react|axios|msw|valibot)/,
    allows: '^packages/api/src/(addresses/index|domains/transactions/transactions\\.schema)\\.ts$',
    instead: 'it takes the facts of a payment and answers; who calls it knows the rest',
  },
  {
    name: 'evidence knows the words of a digest',
    room: /^packages\/api\/src\/evidence\//,
    except: proof,
    forbids: /^(@mpc\/|packages\/(?!api\/src\/evidence\/)|react|axios|msw)/,
    allows: '^packages/api/src/fingerprint/fingerprint-words\\.ts$',
    instead: 'it takes facts and answers; who calls it knows what they are facts of',
  },
  {
    name: 'strategies know addresses, and the shape of a strategy',
    room: /^packages\/api\/src\/strategies\//,
    except: proof,
    forbids: /^(@mpc\/|packages\/(?!api\/src\/strategies\/)|react|axios|msw|valibot)/,
    allows:
      '^packages/api/src/(addresses/index|core/durations|domains/approvals/approvals\\.schema|domains/strategies/strategies\\.(schema|rules))\\.ts$',
    instead: 'they take the facts of an order and answer; who calls them knows the rest',
  },
  {
    name: 'nothing in @mpc/api leans on the sandbox',
    room: /^packages\/api\/src\/(?!sandbox\/)/,
    except: proof,
    forbids: /^(packages\/api\/src\/sandbox\/|msw)/,
    instead: 'the sandbox leans on the domains, never the other way round',
  },
  {
    name: 'the sandbox knows domains, core, addresses, calls, the fingerprint, strategies and msw',
    room: /^packages\/api\/src\/sandbox\//,
    except: proof,
    forbids: /^(@mpc\/|packages\/(?!api\/)|react|axios|@tanstack)/,
    instead: 'the sandbox is a server: it knows no client',
  },
  {
    name: 'the core of the sandbox runs anywhere',
    room: /^packages\/api\/src\/sandbox\//,
    except: /\.test\.ts$|\/sandbox\/(server|node|browser|mock|doors)[\w-]*(\.ts|\/)/,
    forbids: /^(node:|msw)/,
    instead: 'Node and msw belong to the doors: sandbox/server.ts, sandbox/node.ts, sandbox/browser.ts',
  },
  {
    name: 'console/shared knows no feature and no screen',
    room: /^packages\/console\/src\/shared\//,
    except: proof,
    forbids: /^packages\/(?!console\/src\/shared\/|console\/package\.json)/,
    instead: 'what knows a feature belongs to console/features/<its-name>',
  },
  {
    name: 'a feature is entered through its door, and knows no screen',
    room: /^packages\/console\/src\/features\/([\w-]+)\//,
    except: proof,
    forbids: /^packages\/(?!console\/src\/shared\/)/,
    allows: '^packages/console/src/features/($1/|[\\w-]+/index\\.ts$)',
    instead: 'import from #features/<its-name>, and export there what others need',
  },
  {
    name: 'the app enters a feature through its door',
    room: /^packages\/console\/src\/app\//,
    except: proof,
    forbids: /^packages\/console\/src\/features\/[\w-]+\/(?!index\.ts$)/,
    instead: 'import from #features/<its-name>',
  },
  {
    name: 'one branch of screens never knows another',
    room: /^packages\/console\/src\/screens\/((?:center\/)?[\w-]+)\//,
    except: proof,
    forbids: /^packages\/(?!console\/src\/shared\/)/,
    allows: '^packages/console/src/(screens/$1/|features/[\\w-]+/index\\.ts$)',
    instead: 'product-neutral parts go to @mpc/ui, others to console/features/<its-name>',
  },
  {
    name: 'the console paints nothing and sends nothing itself',
    room: /^packages\/console\/src\//,
    except: proof,
    forbids: /^(styled-components|axios|react-aria|react-aria-components|valibot)/,
    instead: 'paint in @mpc/ui, send with read() and write() of console/shared/api',
  },
  {
    name: 'what ships carries no sandbox and no tool of tests',
    room: /^packages\/(ui|console)\/src\//,
    except: proof,
    forbids:
      /^(@mpc\/api\/sandbox|msw|storybook|@storybook|@testing-library|fake-indexeddb|vitest|tests\/|scripts\/)/,
    instead: 'override calls in stories and tests; the host brings the sandbox',
  },
  {
    name: 'a package is entered through its doors',
    room: /^(packages|tests|scripts|\.storybook)\//,
    forbids:
      /^@mpc\/(ui|api)\/(?!addresses$|calls$|evidence$|fingerprint$|strategies$|queries$|sandbox$|sandbox\/(browser|node|server)$|openapi\.json$|package\.json$|csp\.json$)/,
    instead: 'import from @mpc/ui, @mpc/api or a door its package.json lists',
  },
];
