import { useQuery } from '@tanstack/react-query';
import { configuration, type Configuration } from './configuration.ts';

/** Gives the service's configuration, undefined until it is there. */
export function useConfiguration(): Configuration | undefined {
  const { data } = useQuery({
    queryKey: ['configuration'],
    queryFn: configuration,
    staleTime: Infinity,
  });
  return data;
}
