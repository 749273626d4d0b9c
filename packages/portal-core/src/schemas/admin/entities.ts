import * as v from 'valibot';
import type { Field } from './fields.ts';
import type { AdminList } from '../lists/adminList.ts';
import { landLists } from '../lists/land.ts';
import type { listLinks } from '../lists/listLinks.ts';
import { peopleLists } from '../lists/people.ts';
import { publishLists } from '../lists/publish.ts';
import { workLists } from '../lists/work.ts';

/**
 * Every list that administrators maintain: its place in the navigation, its columns, and its fields with the rule of
 * each, from which navigation, list, form, request and handlers derive.
 */
export const entities = {
  ...landLists,
  ...publishLists,
  ...peopleLists,
  ...workLists,
} as const satisfies Readonly<Record<keyof typeof listLinks, AdminList>>;

/** The name of a maintained entity. */
export type EntityName = keyof typeof entities;

/** The closed list of maintained entities. */
export const EntityName = v.picklist(Object.keys(entities) as EntityName[]);

/** The name of an entity whose records may have a file. */
export type UploadName = {
  [Name in EntityName]: (typeof entities)[Name] extends { upload: string } ? Name : never;
}[EntityName];

/** The closed list of entities whose records may have a file. */
export const UploadName = v.picklist(
  EntityName.options.filter((name): name is UploadName => 'upload' in entities[name]),
);

type Fields<Name extends EntityName> = (typeof entities)[Name]['fields'];

type AnyField = { [Name in EntityName]: Fields<Name>[keyof Fields<Name>] }[EntityName];

/** A value of a field that is one of a closed list. */
export type ChoiceValue = Extract<AnyField, { choices: readonly string[] }>['choices'][number];

/** The validated values of an entity's form. */
export type EntityForm<Name extends EntityName> = {
  [Key in keyof Fields<Name>]: Fields<Name>[Key] extends {
    schema: infer Schema extends v.GenericSchema;
  }
    ? v.InferOutput<Schema>
    : never;
};

/** Builds the schema of an entity's form. */
export function entitySchema<Name extends EntityName>(
  name: Name,
): v.GenericSchema<unknown, EntityForm<Name>> {
  const fields: Readonly<Record<string, Field>> = entities[name].fields;
  const entries = Object.fromEntries(
    Object.entries(fields).map(([key, { schema }]) => [key, schema]),
  );
  // The entries match EntityForm, which is derived from the same table.
  return v.object(entries) as unknown as v.GenericSchema<unknown, EntityForm<Name>>;
}

/** Returns the field that names the document on which a change of a list rests; undefined where changes rest on none. */
export function findSourceField(name: EntityName): string | undefined {
  const { fields, sourceField }: AdminList = entities[name];
  return 'source' in fields ? 'source' : sourceField;
}
