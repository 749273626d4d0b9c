import type { LandProblem, LandStepForm } from '@temple-land/portal-core';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LandAnswers } from './landDraft.ts';
import { useLandCheck } from './useLandCheck.ts';

/**
 * Returns what the service says about the chosen plot and the lease, whose number is checked once the field is left; the
 * acres of a found lease are entered where none are typed.
 */
export function useNamedLease(
  form: UseFormReturn<LandAnswers, unknown, LandStepForm>,
  values: LandAnswers,
) {
  const [leaseNo, setLeaseNo] = useState(values.leaseNo);
  const isTyping = leaseNo !== values.leaseNo;
  const check = useLandCheck({ ...values, leaseNo, area: '' });
  const findProblem = (field: LandProblem['field']) =>
    check.problems.find((problem) => problem.field === field)?.key;
  const acres = check.lease?.area;
  useEffect(() => {
    if (acres !== undefined && form.getValues('area') === '') form.setValue('area', String(acres));
  }, [acres, form]);
  return {
    otherKinds: check.otherKinds,
    plotProblem: findProblem('plotCode'),
    leaseProblem: isTyping ? undefined : findProblem('leaseNo'),
    foundLease: isTyping ? null : check.lease,
    checkLease: () => setLeaseNo(form.getValues('leaseNo')),
  };
}
