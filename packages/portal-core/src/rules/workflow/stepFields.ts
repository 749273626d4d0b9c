import type { Action } from './workflowDefinition.ts';
import type { RequiredField } from './workflowShape.ts';

/** The facts of an application on which the fields of an action depend. */
export interface StepSubject {
  /** The form of holding that is applied for; empty where the form does not ask for it. */
  readonly holding: string;
  /** Empty while the plot is unknown. */
  readonly plotCode: string;
}

/** What a legal opinion consists of; asked for in every version of the workflow. */
const opinionFields: readonly RequiredField[] = ['facts', 'opinion', 'recommendation'];

/** Returns whether an action rejects a report because an earlier one is about the same. */
const isReportDuplicate = ({ name, to }: Action) => name === 'duplicate' && to === 'REJECTED';

function listNeeds(action: Action): readonly RequiredField[] {
  const { name, needs = [] } = action;
  if (name === 'opinion') return opinionFields;
  return isReportDuplicate(action) ? ['duplicateOf', ...needs] : needs;
}

/** Returns the fields that an action requires, and the ones that it may have, for an application. */
export function listStepFields(
  action: Action,
  { holding, plotCode }: StepSubject,
): { needs: RequiredField[]; optional: RequiredField[] } {
  const { needsByHolding = {}, optional = [], mayNamePlot } = action;
  const more = Object.hasOwn(needsByHolding, holding) ? needsByHolding[holding] : undefined;
  const isPlotMissing = mayNamePlot === true && plotCode === '';
  return {
    needs: [...listNeeds(action), ...(more ?? [])],
    optional: [...(isPlotMissing ? (['plotNo'] as const) : []), ...optional],
  };
}
