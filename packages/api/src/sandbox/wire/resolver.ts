import type { DataOf, Endpoint, ParamsOf } from '../../core/endpoint.ts';
import type { PersonRow } from '../world/people.seed.ts';
import type { World } from '../world/world.ts';
import type { WireLanguage } from './messages.ts';

/** Who asks, of which world, in which language. */
export interface Asking {
  world: World;
  person: PersonRow;
  language: WireLanguage;
  signedInAt: number;
}

/** What one call does: it answers its data, or throws a `Refused`. */
type Resolver<Call extends Endpoint> = (params: ParamsOf<Call>, asking: Asking) => DataOf<Call>;

/** One resolver for every line of a domain's contract; a missing one does not compile. */
export type ResolversOf<Calls extends Record<string, Endpoint>> = {
  [Name in keyof Calls]: Resolver<Calls[Name]>;
};
