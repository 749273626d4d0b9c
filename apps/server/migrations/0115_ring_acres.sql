-- The acres inside a packed ring (int32 ten-millionths of a degree, x then y), by the same formula and in the same order
-- as computeRingAcres, so that the digits are the same.
create function ring_acres(ring bytea) returns numeric language sql immutable strict parallel safe as $$
  with corners as (
    select i,
      ((get_byte(ring, i * 8) << 24) | (get_byte(ring, i * 8 + 1) << 16) | (get_byte(ring, i * 8 + 2) << 8) | get_byte(ring, i * 8 + 3))::float8 / 1e7::float8 as x,
      ((get_byte(ring, i * 8 + 4) << 24) | (get_byte(ring, i * 8 + 5) << 16) | (get_byte(ring, i * 8 + 6) << 8) | get_byte(ring, i * 8 + 7))::float8 / 1e7::float8 as y
    from generate_series(0, octet_length(ring) / 8 - 1) i
  ), pairs as (
    select i, x, y, coalesce(lead(x) over w, first_value(x) over w) as next_x, coalesce(lead(y) over w, first_value(y) over w) as next_y
    from corners window w as (order by i)
  ), sums as (
    select sum(x * next_y - next_x * y order by i) as twice, sum(y order by i) / count(*) as middle from pairs
  )
  select round((abs(twice) / 2 * (111319.49::float8 * 111319.49::float8 * cos(middle * pi() / 180)) / 4046.8564224::float8)::numeric, 4)
  from sums
$$;
