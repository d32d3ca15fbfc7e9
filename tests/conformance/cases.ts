import type { Endpoint, ParamsOf } from '@mpc/api';
import type { Bed, PersonName } from './bed.ts';

/** A question as it is put: what it takes is looked up, or arranged, in the world. */
export type Question<Params> = (bed: Bed) => Params | Promise<Params>;

/** How a call is tried. */
export interface CallCases<Params> {
  /** What is asked. */
  ask: Question<Params>;
  /** Who asks and is answered 0. @default owner */
  by?: PersonName;
  /** What others are answered to the same question where it is not 0; the outsider is answered 110249 by itself. */
  others?: Partial<Record<PersonName, string>>;
  /** How each code that the call's line lists comes about, by code. */
  refused?: Record<string, { by?: PersonName; ask: Question<Params> }>;
}

/** The trials of a domain: every call has one; a missing one does not compile. */
export type CasesOf<Calls extends Record<string, Endpoint>> = {
  [Name in keyof Calls]: CallCases<ParamsOf<Calls[Name]>>;
};

/** Any call's trials. */
export type AnyCases = CallCases<unknown>;
