-- Which database this is: content versions are counted in it, and another one counts from the beginning again.
INSERT INTO meta (key, value) VALUES ('database', abs(random() % 4503599627370496));
