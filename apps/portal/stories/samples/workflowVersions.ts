import {
  getWorkflowChoices,
  workflows,
  type Output,
  type WorkflowType,
  type WorkflowVersion,
} from '@temple-land/portal-core';

function firstVersion(applicationType: WorkflowType, open: number): WorkflowVersion {
  const { days, left } = getWorkflowChoices(applicationType, workflows[applicationType]);
  const by = { reason: '', askedBy: '', approvedBy: '' };
  const validFrom = '2000-01-01T00:00:00.000Z';
  return {
    applicationType,
    version: 1,
    validFrom,
    days: { ...days },
    left: [...left],
    ...by,
    open,
  };
}

const land = firstVersion(2, 31);

/** Land applications with a second version in force and a third to come; the other workflows have their first one. */
export const workflowVersionList = {
  status: 200,
  result: {
    versions: [
      firstVersion(1, 6),
      {
        ...land,
        version: 3,
        validFrom: '2027-01-01T00:00:00.000Z',
        days: { ...land.days, SCRUTINY: 10, FIELD: 30 },
        left: ['LEGAL'],
        reason: 'The surveyors have two tahasils each.',
        askedBy: 'Bijay Mohanty',
        approvedBy: 'Jyotsna Parida',
        open: 0,
      },
      {
        ...land,
        version: 2,
        validFrom: '2026-07-01T00:00:00.000Z',
        days: { ...land.days, SCRUTINY: 10 },
        left: ['LEGAL'],
        reason: 'The law officer answers in the scrutiny.',
        askedBy: 'Jyotsna Parida',
        approvedBy: 'Bijay Mohanty',
        open: 12,
      },
      land,
      firstVersion(3, 4),
      firstVersion(6, 1),
    ],
    waiting: [],
  },
} satisfies Output<'workflowVersionList'>;
