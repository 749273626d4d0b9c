import { describe, expect, it } from 'vitest';
import type { WorkflowType } from './stepRights.ts';
import { getDueTime, listActions, workflows } from './workflow.ts';
import type { Workflow } from './workflowDefinition.ts';
import {
  buildWorkflowVersion,
  compareWorkflowChoices,
  findDefinitionFault,
  getWorkflowChoices,
  listTimedStages,
  optionalStages,
} from './workflowVersions.ts';

const day = 86_400_000;
const types: readonly WorkflowType[] = [1, 2, 3, 6];

describe.each(types)('a version of the workflow of type %d', (type) => {
  it('without changes is the declared workflow', () => {
    const choices = getWorkflowChoices(type, workflows[type]);
    expect(buildWorkflowVersion(type, choices)).toEqual(workflows[type]);
    expect(findDefinitionFault(type, workflows[type])).toBeUndefined();
  });

  it('is sound without its optional stages', () => {
    const built = buildWorkflowVersion(type, { days: {}, left: optionalStages[type] });
    expect(findDefinitionFault(type, built)).toBeUndefined();
    expect(getWorkflowChoices(type, built).left).toEqual(optionalStages[type]);
  });
});

describe('a version of the land workflow', () => {
  const built = buildWorkflowVersion(2, { days: { SCRUTINY: 10 }, left: ['LEGAL'] });

  it('has its own days, and the declared ones where it has none', () => {
    expect(getDueTime(built, 'SCRUTINY', 0)).toBe(10 * day);
    expect(getDueTime(built, 'FIELD', 0)).toBe(21 * day);
    expect(getDueTime(2, 'SCRUTINY', 0)).toBe(7 * day);
  });

  it('has no step to a stage that it leaves out', () => {
    const rights = new Set(['land.scrutiny.seekOpinion', 'land.scrutiny.query'] as const);
    expect(listActions(built, 'SCRUTINY', rights).map(({ name }) => name)).toEqual(['query']);
    expect(listActions(2, 'SCRUTINY', rights)).toHaveLength(2);
  });

  it('leaves out only optional stages, and gives no days to a stage without a limit', () => {
    expect(buildWorkflowVersion(2, { days: { EXECUTED: 5 }, left: ['FIELD'] })).toEqual(
      workflows[2],
    );
    expect(listTimedStages(2)).not.toContain('EXECUTED');
    expect(listTimedStages(2)).not.toContain('DRAFT');
  });

  it('is compared with the one before', () => {
    const before = getWorkflowChoices(2, workflows[2]);
    expect(compareWorkflowChoices(2, before, getWorkflowChoices(2, built))).toEqual([
      { kind: 'days', state: 'SCRUTINY', before: 7, after: 10 },
      { kind: 'stage', state: 'LEGAL', before: 1, after: 0 },
    ]);
    expect(compareWorkflowChoices(2, before, before)).toEqual([]);
  });
});

const change = (state: string, changed: object): Workflow => ({
  start: 'DRAFT',
  states: {
    ...workflows[2].states,
    [state]: { ...workflows[2].states[state], ...changed } as Workflow['states'][string],
  },
});
const action = (to: string, right = 'land.paid.issueOrder') => ({
  actions: [{ name: 'issueOrder', to, by: [], right }],
});

it.each([
  ['unknownStart', { ...workflows[2], start: 'NOWHERE' }],
  ['unknownStage', change('PAID', action('NOWHERE'))],
  ['unknownStage', change('FLYING', action('APPROVED'))],
  ['unknownRight', change('PAID', action('APPROVED', 'land.paid.fly'))],
  ['noWayOut', change('PAID', { actions: [] })],
  ['noWayOut', change('PAID', action('PAID'))],
  ['otherStatus', change('PAID', { wire: 'A' })],
] as const)('a definition with %s is found to be broken', (why, workflow) => {
  expect(findDefinitionFault(2, workflow as Workflow)).toMatchObject({ why });
});
