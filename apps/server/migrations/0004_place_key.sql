-- Names are found in three scripts and in the spellings of everyday English. The extension compares
-- three letters at a time; it is part of PostgreSQL and an owner of the database may switch it on.
create extension if not exists pg_trgm;--> statement-breakpoint
-- Gives the consonants of a name as Latin letters, alike for English, Odia and Hindi: aspiration, vowels,
-- doubled letters and the difference of v, w and b are left out. 'Khordha', 'ଖୋର୍ଦ୍ଧା' and 'खोर्धा' give 'krd'.
create function place_key(name text) returns text
  language sql immutable strict parallel safe
  return
    trim(regexp_replace(regexp_replace(
      translate(
        regexp_replace(regexp_replace(regexp_replace(lower(name),
          'chh?', 'C', 'g'), '([kgjtdpbs])h', '\1', 'g'), 'rh', 'd', 'g'),
        'Cckqxvwfzँंऋकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहृड़ढ़य़ଁଂଋକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନପଫବଭମଯରଲଳଵଶଷସହୃଡ଼ଢ଼ୟୱaeiou0123456789' || U&'\0905\0906\0907\0908\0909\090A\090C\090D\090E\090F\0910\0911\0912\0913\0914\093C\093D\093E\093F\0940\0941\0942\0944\0945\0946\0947\0948\0949\094A\094B\094C\094D\0956\0957\0B05\0B06\0B07\0B08\0B09\0B0A\0B0C\0B0D\0B0E\0B0F\0B10\0B11\0B12\0B13\0B14\0B3C\0B3D\0B3E\0B3F\0B40\0B41\0B42\0B44\0B45\0B46\0B47\0B48\0B49\0B4A\0B4B\0B4C\0B4D\0B56\0B57\200C\200D',
        'ckkkkbbpjnnrkkggnccjjnttddnttddnppbbmyrllbssshrddynnrkkggnccjjnttddnttddnppbbmjrllbssshrddyb'),
      '[^a-z]+', ' ', 'g'), '([a-z])\1+', '\1', 'g'));
