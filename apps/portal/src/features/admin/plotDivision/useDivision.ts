import type { Input } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useSourceFile } from '../fields/useSourceFile.ts';
import type { DivisionSource } from './SourceFields.tsx';

/** Loads a plot with those beside it and its lineage. */
export function usePlotDivision(plotId: number | undefined) {
  const input = plotId === undefined ? undefined : { plotId };
  const query = useQuery(serviceQuery('plotDivision', input, { isQuiet: true }));
  const { data, isLoading, error, refetch } = query;
  const view = data && 'result' in data ? data.result : undefined;
  return { view, isPending: isLoading, message: error?.userMessage, refetch };
}

type Request = Omit<Input<'plotDivisionAsk'>, keyof DivisionSource | 'sourceFile'>;

/** Returns the state of a form that asks for a division; `build` returns undefined while its own fields are wrong. */
export function useDivisionForm(build: () => Request | undefined, onSent: () => void) {
  const { mutate, isPending, error } = useServiceMutation('plotDivisionAsk');
  const [source, setSource] = useState<DivisionSource>({ source: '', effectiveOn: '' });
  const file = useSourceFile();
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const request = build();
    const document = source.source.trim();
    if (request === undefined || document === '' || file.isOpen) return;
    const { effectiveOn } = source;
    mutate({ ...request, source: document, effectiveOn, ...file.sent }, { onSuccess: onSent });
  };
  const sourceProps = { value: source, onValue: setSource, file, isAsked };
  return { sourceProps, isAsked, submit, isPending, message: error?.userMessage };
}
